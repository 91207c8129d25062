import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of choices. */
export const choiceAuthoring: Readonly<Record<'radio' | 'checkbox' | 'select', Authoring>> = {
  radio: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.options,
      ...settingGroups.dictionary,
    ],
    sample: {
      item: {
        dicData: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 'b' },
          { label: 'Other', value: 'o', hasInput: true },
        ],
      },
      good: ['', 'a', 'o_>a\\,b'],
      bad: [
        { wire: 'z', code: 'invalidOption' },
        { wire: 'o', code: 'otherText' },
        { wire: {}, code: 'unreadable' },
      ],
    },
  },
  checkbox: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.options,
      ...settingGroups.dictionary,
      ...settingGroups.size,
    ],
    sample: {
      item: {
        dicData: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 'b' },
          { label: 'Other', value: 'o', hasInput: true },
        ],
        minSize: 1,
        maxSize: 2,
      },
      good: ['', 'a,b', 'a,o_>free text'],
      bad: [
        { wire: 'a,z', code: 'invalidOption' },
        { wire: 'o_> ', code: 'otherText' },
        { wire: 'a,b,o_>x', code: 'maxSize' },
      ],
    },
  },
  select: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.options,
      ...settingGroups.dictionary,
      'multiple',
      'minSize',
      'maxSize',
      'placeholder',
    ],
    sample: {
      item: {
        dicData: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 'b' },
          { label: 'Other', value: 'o', hasInput: true },
        ],
      },
      good: ['', 'b'],
      bad: [
        { wire: 'z', code: 'invalidOption' },
        { wire: ['a', 'b'], code: 'unreadable' },
      ],
    },
  },
};
