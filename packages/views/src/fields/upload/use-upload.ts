import { useState, useSyncExternalStore } from 'react';
import { useForm } from '../../context/form-context.ts';
import { sizeText, typesText } from '../../files/file-texts.ts';
import { sortFiles } from '../../files/sort-files.ts';
import type { FileRefusal } from '../../files/sort-files.ts';
import type { FaceProps } from '../../context/face.ts';

/** Running uploads of a field, room for more, and what was refused before anything was sent. */
export function useUpload({ node, state }: FaceProps<'upload'>) {
  const { uploads, words } = useForm();
  const running = useSyncExternalStore(uploads.subscribe, () => uploads.list(node.key));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { item } = node;
  const { upload } = words.fields;
  const types = typesText(item, words.fields.listSeparator);
  const fileCount = state.value.length + running.length;
  const unlimited = item.maxSize === null || item.maxSize < 0;

  const refusalText = (file: File, reason: FileRefusal): string => {
    if (reason === 'tooLarge') {
      return item.tip !== ''
        ? item.tip
        : upload.tooLarge(file.name, sizeText(item.fileSize ?? 0), sizeText(file.size));
    }
    if (reason === 'wrongType') return upload.wrongType(file.name, types);
    return reason === 'emptyFile' ? upload.emptyFile(file.name) : upload.tooMany(item.maxSize ?? 0);
  };
  return {
    running,
    refusals,
    hasRoom: !state.locked && (unlimited || fileCount < (item.maxSize ?? 0)),
    severalAtOnce: unlimited || (item.maxSize ?? 0) > 1,
    /** `PDF、JPG，单个不超过 10 MB，最多 2 个`. */
    limits: upload.limit(
      types,
      item.fileSize === null ? '' : upload.size(sizeText(item.fileSize)),
      unlimited || item.maxSize === 1 ? '' : upload.count(item.maxSize ?? 0),
    ),
    take: (files: readonly File[]): void => {
      const sorted = sortFiles(files, item, fileCount);
      setRefusals([...new Set(sorted.refused.map(({ file, reason }) => refusalText(file, reason)))]);
      if (sorted.accepted.length > 0) uploads.start(node, sorted.accepted);
    },
    turnOf: (id: string): number => uploads.turnOf(id),
    retry: (id: string): void => uploads.retry(node, id),
    cancel: (id: string): void => uploads.cancel(node.key, id),
    remove: (id: string): void => {
      node.set(state.value.filter((one) => one !== id));
      node.leave();
    },
  };
}
