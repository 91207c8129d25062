import { Readable } from 'node:stream';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../apps/server/src/database/database.ts';
import type { Scope } from '../../../apps/server/src/exhibitions/index.ts';
import {
  dropStaged,
  keepFile,
  ownerKey,
  stageFile,
  type FileServices,
  type Subject,
  type StoredFile,
} from '../../../apps/server/src/files/index.ts';
import { addBlobRef, insertFile, lockShown } from '../../../apps/server/src/files/store.ts';
import { sampleFilm } from '../samples/sample-film.ts';
import { samplePdf } from '../samples/sample-pdf.ts';
import { samplePicture } from '../samples/sample-picture.ts';
import type { SampleFileKind } from '../samples/sample-files.ts';

interface Sample {
  readonly name: string;
  readonly content: () => Promise<Buffer>;
  /** Kept encrypted, as the items ask that take it. */
  readonly sealed?: true;
}

const samples: Readonly<Record<SampleFileKind, Sample>> = {
  licence: { name: '营业执照.pdf', content: async () => samplePdf('Business licence (sample)') },
  authority: { name: '委托书.pdf', content: async () => samplePdf('Letter of authority (sample)') },
  certificate: { name: '资质证书.pdf', content: async () => samplePdf('Certificate (sample)') },
  drawing: { name: '展台图纸.pdf', content: async () => samplePdf('Stand drawing (sample)') },
  letter: { name: '安全责任书.pdf', content: async () => samplePdf('Safety undertaking (sample)') },
  logo: { name: '标志.png', content: () => samplePicture('logo') },
  picture: { name: '展品.png', content: () => samplePicture('picture') },
  film: { name: '展示片.mp4', content: async () => sampleFilm() },
  portrait: { name: '证件照.png', content: () => samplePicture('portrait'), sealed: true },
  medical: { name: '诊断证明.pdf', content: async () => samplePdf('Medical note (sample)'), sealed: true },
  signature: { name: '签名.png', content: () => samplePicture('signature') },
};

/** Gives exhibitors their sample files; each kind is stored once and shown to many. */
export class SeedFiles {
  readonly #services: FileServices;
  readonly #transaction: Transaction;
  readonly #scope: Scope;
  readonly #kept = new Map<SampleFileKind, StoredFile>();

  constructor(services: FileServices, transaction: Transaction, scope: Scope) {
    this.#services = services;
    this.#transaction = transaction;
    this.#scope = scope;
  }

  /** The id of a fresh file of that kind for whoever fills in a form. */
  async give(kind: SampleFileKind, owner: Subject, accountId: string, formId: string): Promise<string> {
    const { name, content, sealed = false } = samples[kind];
    const item = { formId, formItemId: '', limits: { maxBytes: null, accept: [], sealed } };
    const keeping = { owner: ownerKey(owner), createdBy: accountId, item: sealed ? item : null };
    const kept = this.#kept.get(kind);
    if (kept !== undefined) return this.#share(kept, keeping.owner, accountId, sealed ? item : null);
    const { storage } = this.#services;
    const staged = await stageFile(storage, Readable.from([await content()]), name);
    try {
      const file = await keepFile(
        { ...this.#services, database: this.#transaction },
        this.#scope,
        staged,
        keeping,
      );
      this.#kept.set(kind, file);
      return file.fileId;
    } finally {
      await dropStaged(staged);
    }
  }

  /** Shows a kept content to another owner too, without storing it again. */
  async #share(
    file: StoredFile,
    owner: string,
    accountId: string,
    item: { readonly formId: string; readonly formItemId: string } | null,
  ): Promise<string> {
    const shown = { ...file, ...(await lockShown(this.#transaction, this.#scope, file.fileId)) };
    if (!(await addBlobRef(this.#transaction, this.#scope, shown)))
      throw new Error('A sample is being removed.');
    const { fileId } = await insertFile(this.#transaction, this.#scope, {
      ...file,
      fileId: uuid(),
      ownerKey: owner,
      formId: item?.formId ?? null,
      formItemId: item?.formItemId ?? null,
      sha256: shown.sha256,
      createdBy: accountId,
    });
    return fileId;
  }
}
