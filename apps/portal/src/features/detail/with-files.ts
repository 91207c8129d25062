import type { FileRecord } from '@zhantai/contract';
import type { FormServices } from '@zhantai/views';

/** Services for answers whose files came with them: nobody but their owner may ask for them one by one. */
export function withFiles(services: FormServices, files: readonly FileRecord[]): FormServices {
  const byId = new Map(files.map((file) => [file.id, file]));
  return {
    ...services,
    fileInfo: (ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const file = byId.get(id);
          return file === undefined
            ? []
            : [{ id, name: file.fileName, size: file.size, mime: file.mime, link: file.link }];
        }),
      ),
    openFile(id) {
      const file = byId.get(id);
      if (file === undefined) return;
      const anchor = document.createElement('a');
      anchor.href = file.link;
      anchor.download = file.fileName;
      anchor.click();
    },
  };
}
