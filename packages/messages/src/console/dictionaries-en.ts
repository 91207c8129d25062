import type { ConsoleDictionaryWords } from './dictionaries-zh-hans.ts';

/** Words of the dictionaries, in the console, in English. */
export const dictionariesEn = {
  dictionaries: {
    title: (count) => (count === 1 ? '1 dictionary' : `${count} dictionaries`),
    purpose:
      'The options of forms come from here. New names hold at once; a value that was chosen is disabled, not deleted.',
    table: 'Dictionaries',
    columns: {
      title: 'Dictionary',
      code: 'Code',
      origin: 'Comes from',
      entries: 'Entries',
      usedBy: 'Used by',
    },
    origins: { own: 'This exhibition', shipped: 'The product', made: 'Made by itself' },
    notUsed: 'No form uses it',
    emptyTitle: 'There are no dictionaries yet',
    emptyText: 'They appear here once a form uses one.',
    back: 'Dictionaries',
    pageTitle: (title) => `Dictionary ${title}`,
    usedBy: (forms) => `Used by ${forms}`,
    shipped: 'This comes with the product. Once it is changed it is this exhibition’s own.',
    made: 'This is made of what the exhibition has and is not changed here.',
    tooLong: 'Over 5,000 entries: it cannot be changed here.',
    entries: 'Entries',
    fields: {
      value: 'Value',
      'zh-Hans': 'Name (simplified)',
      'zh-Hant': 'Name (traditional)',
      en: 'Name (English)',
      parent: 'Value above',
      description: 'Description',
      hasInput: 'Asks for a text',
      disabled: 'Disabled',
    },
    yes: 'Yes',
    no: 'No',
    save: 'Save, holds at once',
    saved: 'Saved',
    unchanged: 'Nothing was changed',
    changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
    twice: (value) => `A value stands twice: ${value}`,
    needValue: (row) => `There is no value in row ${row}`,
    needLabel: (value) => `A value has no name: ${value}`,
    noParent: (value, parent) => `${parent}, above ${value}, is not in the list`,
    circle: (value) => `Above ${value}: the entries lead back to it, or have more than 10 levels`,
    wrongValue: (value) => `A value may not hold a comma, a bar or _>: ${value}`,
    changed:
      'Somebody else just changed this dictionary. Your changes are still here; open it again to go on.',
  },
} satisfies ConsoleDictionaryWords;
