import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of texts. */
export const textAuthoring: Readonly<Record<'input' | 'password' | 'textarea', Authoring>> = {
  input: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.text, 'unit'],
    sample: {
      item: { maxLength: 10 },
      good: ['', 'Zhantai'],
      bad: [
        { wire: 'more than ten characters', code: 'maxLength' },
        { wire: { a: 1 }, code: 'unreadable' },
      ],
    },
  },
  password: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.text],
    sample: {
      item: { rules: [{ type: 'password' }] },
      good: ['', 'Abc123'],
      bad: [{ wire: 'abc123', code: 'format' }],
    },
  },
  textarea: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.text, 'minRows', 'maxRows'],
    sample: {
      item: { maxLength: 20 },
      good: ['', 'two\nlines'],
      bad: [{ wire: 'x'.repeat(21), code: 'maxLength' }],
    },
  },
};
