import type { ExhibitionProfileSettings } from '@zhantai/contract';
import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import type { RowsKey } from './setting-keys.ts';

/** One row of a list of an exhibition. */
export type Row<K extends RowsKey> = ExhibitionProfileSettings[K][number];

/** One column of it: what of a row it shows, and what typing makes of the row. */
export interface RowColumn<R> {
  readonly key: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'datetime-local';
  readonly maxLength?: number;
  readonly read: (row: R) => string | number;
  readonly write: (row: R, typed: string) => R;
}

interface RowShape<R> {
  readonly blank: R;
  readonly columns: readonly RowColumn<R>[];
}

type Texts = Row<'halls'>['name'];
const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;
const noTexts: Texts = { 'zh-Hans': '', 'zh-Hant': '', en: '' };

/** How the rows of each list are typed. */
export function rowShapes(words: ExhibitionSettingsWords): { readonly [K in RowsKey]: RowShape<Row<K>> } {
  const { columns, column, languageMarks } = words;
  const inEach = <R>(
    label: string,
    read: (row: R) => Texts,
    write: (row: R, texts: Texts) => R,
  ): readonly RowColumn<R>[] =>
    languages.map((language) => ({
      key: `${label} ${language}`,
      label: column(label, languageMarks[language]),
      type: 'text',
      maxLength: 500,
      read: (row) => read(row)[language],
      write: (row, typed) => write(row, { ...read(row), [language]: typed }),
    }));
  return {
    halls: {
      blank: { hall: '', name: noTexts, heightLimit: 6 },
      columns: [
        {
          key: 'hall',
          label: columns.hall,
          type: 'text',
          maxLength: 20,
          read: ({ hall }) => hall,
          write: (row, hall) => ({ ...row, hall }),
        },
        ...inEach<Row<'halls'>>(
          columns.name,
          ({ name }) => name,
          (row, name) => ({ ...row, name }),
        ),
        {
          key: 'heightLimit',
          label: columns.heightLimit,
          type: 'number',
          read: ({ heightLimit }) => heightLimit,
          write: (row, typed) => ({ ...row, heightLimit: Math.min(1_000, Math.max(0, Number(typed) || 0)) }),
        },
      ],
    },
    milestones: {
      blank: { date: '', title: noTexts },
      columns: [
        {
          key: 'date',
          label: columns.date,
          type: 'datetime-local',
          read: ({ date }) => inputMoment(date),
          write: (row, typed) => ({ ...row, date: momentOf(typed) }),
        },
        ...inEach<Row<'milestones'>>(
          columns.title,
          ({ title }) => title,
          (row, title) => ({ ...row, title }),
        ),
      ],
    },
    contacts: {
      blank: { duty: noTexts, name: noTexts, phone: '' },
      columns: [
        ...inEach<Row<'contacts'>>(
          columns.duty,
          ({ duty }) => duty,
          (row, duty) => ({ ...row, duty }),
        ),
        ...inEach<Row<'contacts'>>(
          columns.person,
          ({ name }) => name,
          (row, name) => ({ ...row, name }),
        ),
        {
          key: 'phone',
          label: columns.phone,
          type: 'text',
          maxLength: 500,
          read: ({ phone }) => phone,
          write: (row, phone) => ({ ...row, phone }),
        },
      ],
    },
    groups: {
      blank: { group: '', name: noTexts },
      columns: [
        {
          key: 'group',
          label: columns.group,
          type: 'text',
          maxLength: 20,
          read: ({ group }) => group,
          write: (row, group) => ({ ...row, group }),
        },
        ...inEach<Row<'groups'>>(
          columns.name,
          ({ name }) => name,
          (row, name) => ({ ...row, name }),
        ),
      ],
    },
  };
}

/** A day or moment as a native input shows it. */
function inputMoment(date: string): string {
  if (date === '') return '';
  return date.length === 10 ? `${date}T00:00` : date.slice(0, 16).replace(' ', 'T');
}

/** What a native input says, as the exhibition keeps it; empty where nothing whole is typed. */
function momentOf(typed: string): string {
  return typed === '' ? '' : `${typed.slice(0, 16).replace('T', ' ')}:00`;
}
