import type { StaffName } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import { NOBODY, type ChosenFilter } from './exhibitor-view.ts';
import styles from './exhibitors.module.css';
import { namesOf } from './use-owners.ts';

/** What {@link ExhibitorTools} takes. */
interface ExhibitorToolsProps {
  readonly chosen: ChosenFilter;
  readonly halls: readonly string[];
  readonly tags: readonly string[];
  readonly owners: readonly StaffName[];
  readonly onChoose: (chosen: Partial<ChosenFilter>) => void;
}

/** By what the list of exhibitors is narrowed. */
export const ExhibitorTools = ({ chosen, halls, tags, owners, onChoose }: ExhibitorToolsProps) => {
  const { words } = useSpeech();
  const text = words.exhibitors;
  const names = new Map([[NOBODY, text.noOwner], ...namesOf(owners)]);
  return (
    <div className={styles['tools']}>
      <input
        aria-label={text.search}
        className={styles['search']}
        onChange={(event) => {
          onChoose({ search: event.target.value });
        }}
        placeholder={text.search}
        type="search"
        value={chosen.search}
      />
      <Choice
        any={text.anyHall}
        chosen={chosen.hall}
        label={text.hall}
        onChoose={(hall) => {
          onChoose({ hall });
        }}
        options={halls}
      />
      <Choice
        any={text.anyTag}
        chosen={chosen.tag}
        label={text.tag}
        onChoose={(tag) => {
          onChoose({ tag });
        }}
        options={tags}
      />
      <Choice
        any={text.anyOwner}
        chosen={chosen.owner}
        label={text.fields.owner}
        names={names}
        onChoose={(owner) => {
          onChoose({ owner });
        }}
        options={[...names.keys()]}
      />
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  /** The words for no narrowing. */
  readonly any: string;
  readonly options: readonly string[];
  /** What options are called that do not speak for themselves. */
  readonly names?: ReadonlyMap<string, string>;
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

/** A native list of what the exhibitors have; one that is chosen and gone meanwhile stays. */
const Choice = ({ label, any, options, names, chosen, onChoose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={styles['select']}
    onChange={(event) => {
      onChoose(event.target.value);
    }}
    value={chosen}
  >
    <option value="">{any}</option>
    {[...new Set([...options, ...(chosen === '' ? [] : [chosen])])].map((option) => (
      <option key={option} value={option}>
        {names?.get(option) ?? option}
      </option>
    ))}
  </select>
);
