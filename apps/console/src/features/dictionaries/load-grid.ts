import { parseDefinition, type Definition, type Language } from '@zhantai/engine';
import type { ConsoleWords } from '@zhantai/messages/console';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { toast } from '@zhantai/ui';
import { localToday } from '@zhantai/ui/local-today.ts';
import {
  loadFormWords,
  prepareFaces,
  UploadFailure,
  type DeviceFaces,
  type FormServices,
  type FormWords,
} from '@zhantai/views';
import { ENTRIES } from './typed-entries.ts';

/** What the grid of a dictionary is drawn with. */
export interface Grid {
  readonly definition: Definition;
  readonly faces: DeviceFaces;
  readonly words: FormWords;
  readonly services: FormServices;
}

/** The grid of the forms' sub-tables, with a column for each thing that is said of an entry. */
export async function loadGrid(language: Language, { dictionaries }: ConsoleWords): Promise<Grid> {
  const [faces, words] = await Promise.all([loadFaces('desktop'), loadFormWords(language)]);
  const definition = parseDefinition(gridForm(dictionaries), { language });
  await prepareFaces(faces, definition);
  return { definition, faces, words, services };
}

function gridForm({ entries, fields, yes, no }: ConsoleWords['dictionaries']): object {
  const text = (prop: keyof typeof fields, width: number) => ({
    prop,
    label: fields[prop],
    type: 'input',
    maxlength: 200,
    width,
  });
  const flag = (prop: 'hasInput' | 'disabled') => ({
    prop,
    label: fields[prop],
    type: 'switch',
    width: 90,
    dicData: [
      { label: no, value: '0' },
      { label: yes, value: '1' },
    ],
  });
  const column = [
    { ...text('value', 140), maxlength: 100 },
    text('zh-Hans', 160),
    text('zh-Hant', 160),
    text('en', 160),
    { ...text('parent', 120), maxlength: 100 },
    text('description', 160),
    flag('hasInput'),
    flag('disabled'),
  ];
  return {
    formItems: [
      {
        formItemId: ENTRIES,
        formItemType: 'dynamic',
        formItemLabel: entries,
        formItemOriginalData: JSON.stringify({
          prop: ENTRIES,
          type: 'dynamic',
          variant: 'table',
          span: 24,
          children: { column },
        }),
      },
    ],
    formSetting: { labelPosition: 'top', showNumber: false },
  };
}

/** Entries have neither dictionaries nor files: nothing of them asks the server. */
const services: FormServices = {
  today: localToday(),
  loadOptions: () => Promise.resolve([]),
  upload: nothing,
  uploadSignature: nothing,
  fileInfo: () => Promise.resolve([]),
  openFile: () => undefined,
  notify: toast,
};

function nothing(): Promise<never> {
  return Promise.reject(new UploadFailure('', true));
}
