import { parseDefinition, type Language } from '@zhantai/engine';
import { settingsForm } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
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

/** What the panel of an item is drawn with. */
export interface PanelMaterial {
  readonly faces: DeviceFaces;
  readonly form: FormWords;
  readonly services: FormServices;
}

/** Loads what the settings of every type are drawn with. */
export async function loadPanel(language: Language, words: DesignerWords): Promise<PanelMaterial> {
  const [faces, form] = await Promise.all([loadFaces('desktop'), loadFormWords(language)]);
  // Texts, numbers, switches, choices and tables: the settings of a text have all of them.
  await prepareFaces(faces, parseDefinition(settingsForm('input', words.settings)));
  return { faces, form, services: settingServices() };
}

/** Settings have neither dictionaries nor files: nothing of them asks the server. */
function settingServices(): FormServices {
  return {
    today: localToday(),
    loadOptions: () => Promise.resolve([]),
    upload: nothing,
    uploadSignature: nothing,
    fileInfo: () => Promise.resolve([]),
    openFile: () => undefined,
    notify: toast,
  };
}

function nothing(): Promise<never> {
  return Promise.reject(new UploadFailure('', true));
}
