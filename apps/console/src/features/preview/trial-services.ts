import type { DictionarySource, Option } from '@zhantai/engine';
import { toast } from '@zhantai/ui';
import type { FileInfo, FormServices } from '@zhantai/views';

/** What fields of a draft ask for: its files stay in memory. */
export interface TrialServices extends FormServices {
  /** Takes a file that was chosen on the other side. */
  readonly addFile: (id: string, file: Blob, name: string) => void;
}

interface TrialServicesOptions {
  readonly today: string;
  readonly loadOptions: (
    source: DictionarySource,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<readonly Option[]>;
  /** A file was chosen here. */
  readonly onFile: (id: string, file: Blob, name: string) => void;
}

/** Services of a draft that is tried. */
export function createTrialServices({ today, loadOptions, onFile }: TrialServicesOptions): TrialServices {
  const files = new Map<string, FileInfo>();
  const addFile = (id: string, file: Blob, name: string): FileInfo => {
    const info = { id, name, size: file.size, mime: file.type, link: URL.createObjectURL(file) };
    files.set(id, info);
    return info;
  };
  return {
    today,
    notify: toast,
    loadOptions,
    upload: ({ file }) => {
      const id = crypto.randomUUID();
      onFile(id, file, file.name);
      return Promise.resolve(addFile(id, file, file.name));
    },
    fileInfo: (ids) => Promise.resolve(ids.flatMap((id) => files.get(id) ?? [])),
    uploadSignature: (image) => {
      const link = `/trial/${crypto.randomUUID()}.png`;
      onFile(link, image, '');
      addFile(link, image, '');
      return Promise.resolve(link);
    },
    imageOf: (link) => files.get(link)?.link ?? link,
    openFile(id) {
      const info = files.get(id);
      if (info === undefined) return;
      const anchor = document.createElement('a');
      anchor.href = info.link;
      anchor.download = info.name;
      anchor.click();
    },
    addFile: (id, file, name) => {
      addFile(id, file, name);
    },
  };
}
