import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of sub-tables. */
export const rowsAuthoring: Readonly<Record<'dynamic', Authoring>> = {
  dynamic: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.size,
      'required',
      'help',
      'readonly',
      'disabled',
      'variant',
      'subLabel',
      'eventList',
    ],
    sample: {
      item: {
        maxSize: 2,
        children: {
          column: [
            { formItemId: 'name', formItemType: 'input', formItemLabel: 'Name', formItemRequired: true },
            { formItemId: 'pieces', formItemType: 'number', formItemLabel: 'Pieces' },
          ],
        },
      },
      good: [[], [{ $id: 'a', name: 'Crane', pieces: 2 }]],
      bad: [
        { wire: [{ pieces: 1 }], code: 'required' },
        { wire: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], code: 'maxSize' },
        { wire: 'rows', code: 'unreadable' },
      ],
    },
  },
};
