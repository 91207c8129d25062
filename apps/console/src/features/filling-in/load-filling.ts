import type { CallName, ForExhibitor } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import { loadHooks, loadJudge, readDefinition, type Definition, type Language } from '@zhantai/engine';
import { loadOptionsOf } from '@zhantai/shell/form-services/load-options.ts';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';
import { toast } from '@zhantai/ui';
import {
  loadFormWords,
  prepareFaces,
  UploadFailure,
  type DeviceFaces,
  type FormServices,
  type FormWords,
} from '@zhantai/views';

/** Which form of whom, and for which booth. */
export interface FillingPlace {
  readonly exhibitorId: string;
  readonly formId: string;
  readonly boothId: string | null;
}

/** Everything that a form is filled in with for somebody else. */
export interface Filling {
  readonly info: ForExhibitor;
  readonly definition: Definition;
  readonly faces: DeviceFaces;
  readonly words: FormWords;
  readonly services: FormServices;
}

/** Loads the form as the exhibitor has it, and what its fields are drawn with; throws `ApiError`. */
export async function loadFilling(
  client: Client<CallName>,
  { exhibitorId, formId, boothId }: FillingPlace,
  { language, dictionaryHosts }: { readonly language: Language; readonly dictionaryHosts: readonly string[] },
): Promise<Filling> {
  const [info, faces, words] = await Promise.all([
    client.call('consoleForExhibitor', {
      language,
      params: { exhibitorId, formId },
      query: boothId === null ? {} : { boothId },
    }),
    loadFaces('desktop'),
    loadFormWords(language),
  ]);
  const [judge, hooks] = await Promise.all([loadJudge(info.form), loadHooks(info.form)]);
  const definition = readDefinition(info.form, { language }, judge, hooks);
  await prepareFaces(faces, definition);
  const services = {
    today: info.context.today,
    loadOptions: loadOptionsOf({ client, dictionaryHosts, exhibitorId }),
    // Files and signatures stay with the exhibitor.
    upload: nothing,
    uploadSignature: nothing,
    fileInfo: () => Promise.resolve([]),
    openFile: () => undefined,
    notify: toast,
  };
  return { info, definition, faces, words, services };
}

function nothing(): Promise<never> {
  return Promise.reject(new UploadFailure('', true));
}
