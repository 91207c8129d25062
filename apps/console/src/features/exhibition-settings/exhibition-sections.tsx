import type { ConsoleExhibition, ExhibitionProfileSettings } from '@zhantai/contract';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { Checkbox } from '@zhantai/ui';
import { SectionPart } from '../form-settings/section-part.tsx';
import styles from './exhibition-settings.module.css';
import { LogoField } from './logo-field.tsx';
import { rowShapes } from './row-columns.ts';
import { RowsField } from './rows-field.tsx';
import { TextFields } from './text-fields.tsx';

const sectionKeys = ['names', 'days', 'halls', 'contacts', 'groups', 'look'] as const;
const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;

interface ExhibitionSectionsProps {
  readonly typed: ExhibitionProfileSettings;
  /** Halls in which booths stand stay. */
  readonly booths: ConsoleExhibition['booths'];
  readonly words: ExhibitionSettingsWords;
  readonly onChange: (change: Partial<ExhibitionProfileSettings>) => void;
}

/** Everything that is set of the exhibition, in numbered sections. */
export const ExhibitionSections = ({ typed, booths, words, onChange }: ExhibitionSectionsProps) => {
  const shapes = rowShapes(words);
  const taken = booths.map(({ hall }) => hall);
  const fields = { typed, words, onChange };
  const sections = {
    names: (
      <TextFields
        {...fields}
        keys={[
          'title.zh-Hans',
          'title.zh-Hant',
          'title.en',
          'organiser.zh-Hans',
          'organiser.zh-Hant',
          'organiser.en',
          'venue.zh-Hans',
          'venue.zh-Hant',
          'venue.en',
        ]}
      />
    ),
    days: (
      <>
        <TextFields {...fields} keys={['start', 'end']} type="date" />
        <h3>{words.fields.milestones}</h3>
        <RowsField
          {...shapes.milestones}
          addLabel={words.add.milestones}
          emptyText={words.noRows.milestones}
          label={words.fields.milestones}
          onChange={(milestones) => {
            onChange({ milestones });
          }}
          rows={typed.milestones}
          words={words}
        />
      </>
    ),
    halls: (
      <RowsField
        {...shapes.halls}
        addLabel={words.add.halls}
        emptyText={words.noRows.halls}
        isKept={({ hall }) => taken.includes(hall)}
        label={words.fields.halls}
        onChange={(halls) => {
          onChange({ halls });
        }}
        rows={typed.halls}
        words={words}
      />
    ),
    contacts: (
      <>
        <TextFields
          {...fields}
          keys={[
            'contact.phone',
            'contact.email',
            'contact.hours.zh-Hans',
            'contact.hours.zh-Hant',
            'contact.hours.en',
          ]}
        />
        <h3>{words.fields.contacts}</h3>
        <RowsField
          {...shapes.contacts}
          addLabel={words.add.contacts}
          emptyText={words.noRows.contacts}
          label={words.fields.contacts}
          onChange={(contacts) => {
            onChange({ contacts });
          }}
          rows={typed.contacts}
          words={words}
        />
      </>
    ),
    groups: (
      <RowsField
        {...shapes.groups}
        addLabel={words.add.groups}
        emptyText={words.noRows.groups}
        label={words.fields.groups}
        onChange={(groups) => {
          onChange({ groups });
        }}
        rows={typed.groups}
        words={words}
      />
    ),
    look: (
      <>
        <div className={styles['ticks']}>
          {languages.map((one) => (
            <Checkbox
              checked={typed.languages.includes(one)}
              disabled={one === 'zh-Hans'}
              key={one}
              onChange={({ target }) => {
                const others = typed.languages.filter((spoken) => spoken !== one);
                onChange({ languages: target.checked ? [...others, one] : others });
              }}
            >
              {words.languageMarks[one]}
            </Checkbox>
          ))}
        </div>
        <LogoField
          logo={typed.logo}
          onChange={(logo) => {
            onChange({ logo });
          }}
          words={words}
        />
      </>
    ),
  };
  const notes = {
    names: undefined,
    days: undefined,
    contacts: undefined,
    groups: undefined,
    halls: taken.length === 0 ? undefined : words.taken(taken.join(words.separator)),
    look: words.alwaysHans,
  };
  return sectionKeys.map((key, index) => (
    <SectionPart
      id={`section-${key}`}
      key={key}
      note={notes[key]}
      number={index + 1}
      title={words.sections[key]}
    >
      {sections[key]}
    </SectionPart>
  ));
};
