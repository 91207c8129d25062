import type { FileRecord } from '@zhantai/contract';
import { ApiError, type Client } from '@zhantai/contract/client';
import type { FirstWords } from '@zhantai/messages/portal';
import { toast } from '@zhantai/ui';
import type { FileInfo, FormServices } from '@zhantai/views';
import { errorSentence } from '../error-sentence.ts';
import { loadOptionsOf } from './load-options.ts';
import { uploadFailed } from './upload-failed.ts';

export interface FormServicesOptions {
  readonly client: Client;
  /** Null where the fields belong to no form of the server; it then holds files to its general limits only. */
  readonly formId: string | null;
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  readonly words: Pick<FirstWords, 'states'>;
  /** Foreign hosts that may be asked for options. */
  readonly dictionaryHosts?: readonly string[] | undefined;
  /** The exhibitor that a transport supplier fills the form in for. */
  readonly exhibitorId?: string | undefined;
  /** Go along with every question (`Ticket`). */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the fields of a form need from the server. */
export function createFormServices(options: FormServicesOptions): FormServices {
  const { client, formId, today, words, dictionaryHosts = [], exhibitorId, headers = {} } = options;
  /** Drawings of this page, whose permanent links open only once the server signs them. */
  const drawn = new Map<string, string>();

  const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw uploadFailed(error, words);
    }
  };

  return {
    today,
    notify: toast,

    loadOptions: loadOptionsOf({ client, dictionaryHosts, exhibitorId, headers }),

    upload: ({ file, item }, { onProgress, signal }) =>
      inWords(async () => {
        const form = new FormData();
        if (formId !== null) {
          form.set('formId', formId);
          form.set('formItemId', item.id);
          if (exhibitorId !== undefined) form.set('exhibitorId', exhibitorId);
        }
        form.set('file', file, file.name);
        return fileInfo(await client.upload('putImg', form, { onProgress, signal }));
      }),

    async fileInfo(ids) {
      if (ids.length === 0) return [];
      try {
        return (await client.call('getImgs', { query: { ids: ids.join(',') } })).map(fileInfo);
      } catch (error) {
        if (!(error instanceof ApiError) || error.unanswered) throw error;
        // One file that is gone must not hide the others.
        const found = await Promise.allSettled(ids.map((id) => client.call('getImg', { query: { id } })));
        return found.flatMap((one) => (one.status === 'fulfilled' ? [fileInfo(one.value)] : []));
      }
    },

    uploadSignature: (image) =>
      inWords(async () => {
        const form = new FormData();
        form.set('file', image, 'signature.png');
        const { link } = await client.upload('putFile', form);
        drawn.set(link, URL.createObjectURL(image));
        return link;
      }),

    imageOf: (link) => drawn.get(link) ?? link,

    openFile(id) {
      client.call('getFile', { query: { id } }).then(
        ({ link, fileName }) => {
          const anchor = document.createElement('a');
          anchor.href = link;
          anchor.download = fileName;
          anchor.click();
        },
        (error: unknown) => {
          toast(errorSentence(error, words), 'failed');
        },
      );
    },
  };
}

function fileInfo(record: FileRecord): FileInfo {
  return { id: record.id, name: record.fileName, size: record.size, mime: record.mime, link: record.link };
}
