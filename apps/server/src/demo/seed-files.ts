import { Readable } from 'node:stream';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import {
  dropStaged,
  keepFile,
  ownerKey,
  shareFile,
  stageFile,
  type FileServices,
  type StoredFile,
} from '../files/index.ts';
import { samplePdf } from './sample-pdf.ts';
import { samplePicture } from './sample-picture.ts';
import type { SampleFileKind } from './samples/sample-files.ts';

const samples: Readonly<
  Record<SampleFileKind, { readonly name: string; readonly content: () => Promise<Buffer> }>
> = {
  licence: { name: '营业执照.pdf', content: async () => samplePdf('Business licence (sample)') },
  authority: { name: '委托书.pdf', content: async () => samplePdf('Letter of authority (sample)') },
  certificate: { name: '资质证书.pdf', content: async () => samplePdf('Certificate (sample)') },
  drawing: { name: '展台图纸.pdf', content: async () => samplePdf('Stand drawing (sample)') },
  letter: { name: '安全责任书.pdf', content: async () => samplePdf('Safety undertaking (sample)') },
  logo: { name: '标志.png', content: () => samplePicture('logo') },
  picture: { name: '展品.png', content: () => samplePicture('picture') },
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

  /** The id of a fresh file of that kind for an exhibitor. */
  async give(kind: SampleFileKind, exhibitorId: string, accountId: string): Promise<string> {
    const keeping = { owner: ownerKey({ kind: 'exhibitor', exhibitorId }), createdBy: accountId, item: null };
    const kept = this.#kept.get(kind);
    if (kept !== undefined) return (await shareFile(this.#transaction, this.#scope, kept, keeping)).fileId;
    const { name, content } = samples[kind];
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
}
