import type { ConsoleBoothWords } from './booths-zh-hans.ts';

/** Words of the list of booths, in the console, in English. */
export const boothsEn = {
  booths: {
    title: (total) => (total === 0 ? 'There are no booths yet' : total === 1 ? '1 booth' : `${total} booths`),
    purpose:
      'Change area, type and number, give a booth to an exhibitor or free it; what was handed in keeps the booth as it was.',
    table: 'Booths',
    views: { all: 'All', free: 'Free' },
    view: 'Which booths',
    search: 'Hall or number',
    anyType: 'All types',
    columns: {
      booth: 'Booth',
      area: 'Area',
      type: 'Type',
      heightLimit: 'Height limit',
      tags: 'Tags',
      exhibitor: 'Exhibitor',
      code: 'Code',
    },
    free: 'free',
    add: 'Add booth',
    assign: 'Assign',
    assignTitle: (booth) => `Whose is ${booth}`,
    assignConfirm: 'Save',
    find: 'Find an exhibitor: name, code or booth',
    whose: 'Give it to',
    nobody: 'Nobody: it becomes free',
    assigned: (booth, name) => `${booth} now belongs to ${name}`,
    emptyTitle: 'No booth matches',
    emptyText: 'Choose another filter or clear the search.',
    noneText: 'Import them from Excel, or add them on the page of an exhibitor.',
  },
} satisfies ConsoleBoothWords;
