import type { FileRecord, Form, FormInfo } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';
import { toast } from '@zhantai/ui';
import type { FileInfo, FormServices } from '@zhantai/views';
import { createFormServices } from '@zhantai/shell/form-services/create-form-services.ts';
import { uploadFailed } from '@zhantai/shell/form-services/upload-failed.ts';
import type { HumanGate } from '../ticket/human-gate.ts';
import type { TicketHolder } from '../ticket/ticket-holder.ts';

export interface GuestServicesOptions {
  readonly client: Client;
  readonly form: Pick<Form, 'formId'>;
  readonly context: FormInfo['context'];
  readonly words: PortalWords;
  /** Foreign hosts that may be asked for options. */
  readonly dictionaryHosts: readonly string[] | undefined;
  readonly holder: TicketHolder;
  readonly gate: HumanGate;
  /** Records of the files that the answers name. */
  readonly files: readonly FileRecord[];
}

/** What the fields of an open form need from the server: everything goes with the ticket (wire.md §4). */
export function createGuestServices(options: GuestServicesOptions): FormServices {
  const { client, form, context, words, dictionaryHosts, holder, gate } = options;
  const known = new Map(options.files.map((file) => [file.id, file]));
  const drawn = new Map<string, string>();

  const send = async (fields: Readonly<Record<string, string>>, file: Blob, name: string, manner = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    body.set('file', file, name);
    try {
      const record = await gate.pass((proof) =>
        holder.use((ticket) =>
          client.upload('openFile', body, { ...manner, headers: { ...ticket, ...proof } }),
        ),
      );
      known.set(record.id, record);
      return record;
    } catch (error) {
      throw uploadFailed(error, words);
    }
  };

  return {
    today: context.today,
    notify: toast,
    loadOptions: (source, query, signal) =>
      holder.use((headers) =>
        createFormServices({
          client,
          dictionaryHosts,
          formId: form.formId,
          today: context.today,
          words,
          headers,
        }).loadOptions(source, query, signal),
      ),
    upload: async ({ file, item }, { onProgress, signal }) =>
      fileInfo(
        await send({ formId: form.formId, formItemId: item.id }, file, file.name, { onProgress, signal }),
      ),
    fileInfo: (ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const record = known.get(id);
          return record === undefined ? [] : [fileInfo(record)];
        }),
      ),
    async uploadSignature(image) {
      const { link } = await send({}, image, 'signature.png');
      drawn.set(link, URL.createObjectURL(image));
      return link;
    },
    imageOf: (link) => drawn.get(link) ?? link,
    openFile(id) {
      const record = known.get(id);
      if (record === undefined) return;
      const anchor = document.createElement('a');
      anchor.href = record.link;
      anchor.download = record.fileName;
      anchor.click();
    },
  };
}

function fileInfo(record: FileRecord): FileInfo {
  return { id: record.id, name: record.fileName, size: record.size, mime: record.mime, link: record.link };
}
