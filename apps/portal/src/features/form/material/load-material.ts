import type { FormInfo } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { Language } from '@zhantai/engine';
import type { Device } from '@zhantai/ui';
import { loadFormWords, type DeviceFaces, type FormWords } from '@zhantai/views';
import { onlyPlace, placeFields, type FormPlace } from '../form-place.ts';
import { prepareForm } from './parse-form.ts';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';

/** Everything a form page needs before it can show its form. */
export interface FormMaterial {
  readonly info: FormInfo;
  readonly words: FormWords;
  readonly faces: DeviceFaces;
  /** Browser's clock at the server's time of `info`, milliseconds. */
  readonly loadedAt: number;
}

async function loadInfo(client: Client, formId: string, place: FormPlace): Promise<FormInfo> {
  const info = await client.call('info', { query: { formId, ...placeFields(place) } });
  await prepareForm(info.form);
  return info;
}

/** Loads the form, the words of its fields and the fields of this device at once; throws `ApiError`. */
export async function loadMaterial(
  client: Client,
  formId: string,
  language: Language,
  device: Device,
  /** Something typed is kept on this device: it must be readable when the form opens. Null where nothing is. */
  unseal: (() => Promise<void>) | null,
  place: FormPlace = onlyPlace,
): Promise<FormMaterial> {
  const [info, words, faces] = await Promise.all([
    loadInfo(client, formId, place),
    loadFormWords(language),
    loadFaces(device),
    unseal?.(),
  ]);
  return { info, words, faces, loadedAt: Date.now() };
}
