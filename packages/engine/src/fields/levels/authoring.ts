import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of options in levels. */
export const levelsAuthoring: Readonly<Record<'cascader' | 'tree', Authoring>> = {
  cascader: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      'dataType',
      ...settingGroups.dictionary,
      ...settingGroups.levels,
      'multiple',
      'showAllLevels',
      'separator',
      'placeholder',
    ],
    sample: {
      item: {
        dicData: [
          {
            label: 'North',
            value: 'n',
            children: [
              { label: 'Hall 1', value: 'n1' },
              { label: 'Hall 2', value: 'n2' },
            ],
          },
          { label: 'South', value: 's' },
        ],
      },
      good: ['', 'n,n1', 's'],
      bad: [
        { wire: 'n,s', code: 'invalidOption' },
        { wire: { n: 1 }, code: 'unreadable' },
      ],
    },
  },
  tree: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      'dataType',
      ...settingGroups.dictionary,
      ...settingGroups.levels,
      'parent',
      'radio',
      'placeholder',
    ],
    sample: {
      item: {
        dicData: [
          {
            label: 'North',
            value: 'n',
            children: [
              { label: 'Hall 1', value: 'n1' },
              { label: 'Hall 2', value: 'n2' },
            ],
          },
          { label: 'South', value: 's' },
        ],
      },
      good: ['', 'n,n1,n2', 's'],
      bad: [
        { wire: 'n1,x', code: 'invalidOption' },
        { wire: [{}], code: 'unreadable' },
      ],
    },
  },
};
