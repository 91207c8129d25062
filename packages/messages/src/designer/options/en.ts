import type { optionsZhHans } from './zh-hans.ts';

const options = (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`;

export const optionsEn: typeof optionsZhHans = {
  source: 'Options from',
  byHand: 'Written out here',
  otherSource: (url: string) => `Another address ${url}`,
  dictionary: (title: string, count: number) =>
    `Dictionary ${title}, ${count} ${count === 1 ? 'entry' : 'entries'}`,
  filter: (key: string) => `Only those whose ${key} is`,
  noFilter: 'No filter',
  paste: 'Paste options',
  pasteNote:
    'One a line. One column is the label; two are label and value; four add Traditional Chinese and English. Labels that are there keep their value, new ones are numbered on.',
  take: 'Add the options',
  takeCount: (added: number, kept: number) =>
    kept === 0 ? `Add ${options(added)}` : `Add ${options(added)}, ${kept} are there already`,
  taken: (label: string, count: number) => `Pasted ${options(count)} into “${label}”`,
  tooMany: (count: number, limit: number) =>
    `That makes ${options(count)}; an item has at most ${limit}. Make a dictionary and choose it above.`,
  faults: {
    columns: (line: number, text: string, _other: number) =>
      `Line ${line} has ${text} columns, not 1, 2 or 4`,
    noLabel: (line: number, _text: string, _other: number) => `Line ${line} has no label`,
    sameLabel: (line: number, text: string, other: number) =>
      `Line ${line} has the label “${text}” of line ${other}`,
    sameValue: (line: number, text: string, other: number) =>
      `Line ${line} has the value “${text}” of line ${other}`,
    valueTaken: (line: number, text: string) => `Line ${line}: the value “${text}” is that of another option`,
    separator: (line: number, text: string, _other: number) =>
      `Line ${line}: the value “${text}” may not hold , | _>`,
  },
  moreFaults: (count: number) => `${count} more`,
  fixed: (value: string) => `The value “${value}” is published and stays`,
  lost: (value: string, uses: readonly string[]) =>
    `“${value}” is no option any more and is still used: ${uses.join('; ')}`,
  byRule: (sentence: string) => `rule “${sentence}”`,
  byQuota: (limit: number) => `quota of ${limit}`,
  byAnswers: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
};
