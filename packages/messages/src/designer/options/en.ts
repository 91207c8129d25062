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
    tooDeep: (line: number, text: string, _other: number) =>
      `Line ${line}: “${text}” is more than one level below the line above`,
    separator: (line: number, text: string, _other: number) =>
      `Line ${line}: the value “${text}” may not hold , | _>`,
  },
  tree: {
    title: (count: number) => options(count),
    hint: 'In a label Tab indents and Shift+Tab takes back, Enter adds a row, ↑ ↓ go, Alt+↑ ↓ move, Ctrl+Delete deletes with what is under it, Esc leaves',
    label: (at: number) => `Label of row ${at}`,
    value: (at: number) => `Value of row ${at}`,
    'zh-Hant': (at: number) => `Traditional Chinese of row ${at}`,
    en: (at: number) => `English of row ${at}`,
    heads: { label: 'Label', value: 'Value', 'zh-Hant': '繁體', en: 'English' },
    add: 'Add a row',
    atLevel: (label: string, level: number) => `“${label}”: level ${level}`,
    cannotIndent: 'Nothing above that it could go under',
    atTop: 'It is at the first level already',
    atEnd: 'It is at the end of its level already',
    added: 'Option added',
    removed: (label: string, count: number) => `Deleted “${label}”, ${options(count)}`,
    moved: (label: string) => `Moved “${label}”`,
    changed: (label: string) => `Options of “${label}” changed`,
    paste: 'Paste options of a tree',
    pasteNote:
      'One a line, levels by indentation (tabs, blanks or empty cells). Behind the label a value may stand, or value, Traditional Chinese and English.',
  },
  moreFaults: (count: number) => `${count} more`,
  fixed: (value: string) => `The value “${value}” is published and stays`,
  lost: (value: string, uses: readonly string[]) =>
    `“${value}” is no option any more and is still used: ${uses.join('; ')}`,
  byRule: (sentence: string) => `rule “${sentence}”`,
  byQuota: (limit: number) => `quota of ${limit}`,
  byAnswers: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
};
