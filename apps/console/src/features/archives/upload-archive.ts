import type { ArchiveUpload, CallName } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';

interface Uploading {
  readonly file: File;
  /** What was begun before and broke off. */
  readonly begun: ArchiveUpload | null;
  readonly onBegun: (upload: ArchiveUpload) => void;
  /** Called with 0…1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends an archive part by part; those that are there already are not sent again. @returns its id. */
export async function uploadArchive(
  client: Client<CallName>,
  { file, begun, onBegun, onProgress, signal }: Uploading,
): Promise<string> {
  const upload =
    begun === null
      ? await client.call('consoleBeginArchiveUpload', {
          body: { name: file.name.slice(-200), bytes: file.size },
        })
      : await client.call('consoleArchiveUpload', { params: { id: begun.id } });
  onBegun(upload);
  const { id, partBytes } = upload;
  const there = new Set(upload.parts);
  for (let part = 0; part * partBytes < file.size; part += 1) {
    const from = part * partBytes;
    const content = file.slice(from, from + partBytes);
    if (!there.has(part)) {
      const form = new FormData();
      form.set('id', id);
      form.set('part', String(part));
      form.set('file', content, 'part');
      // One after the other: a line has no more room for two.
      await client.upload('consoleArchivePart', form, {
        signal,
        onProgress: (share) => {
          onProgress((from + share * content.size) / file.size);
        },
      });
    }
    onProgress((from + content.size) / file.size);
  }
  return id;
}
