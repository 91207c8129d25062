import type { DictionarySource, Item, Option } from '@zhantai/engine';

/** A stored file as lists show it. */
export interface FileInfo {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mime: string;
  /** Where its content opens; for images also the source of the preview. */
  readonly link: string;
}

/** How a running upload reports and is stopped. */
export interface UploadOptions {
  /** Called with the share that is through, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** What fields need from outside; the views themselves never talk to a server. Keep the object's identity. */
export interface FormServices {
  /** `YYYY-MM-DD` in the exhibition's zone. */
  readonly today: string;
  /** Options of a dictionary; `query` has its `{{prop}}` already filled in. */
  readonly loadOptions: (
    source: DictionarySource,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<readonly Option[]>;
  /** Rejects with an `UploadFailure` where there is something to say. */
  readonly upload: (
    request: { readonly file: File; readonly item: Item },
    options: UploadOptions,
  ) => Promise<FileInfo>;
  /** Details of stored files; ids nobody knows may be left out. */
  readonly fileInfo: (ids: readonly string[]) => Promise<readonly FileInfo[]>;
  /** Stores the drawing of a signature and tells the link that the answer holds. */
  readonly uploadSignature: (image: Blob) => Promise<string>;
  /** Source of a stored signature for an `img`; the link itself without it. */
  readonly imageOf?: (link: string) => string;
  readonly openFile: (id: string) => void;
  readonly notify: (text: string, tone?: 'done' | 'failed' | 'plain') => () => void;
}
