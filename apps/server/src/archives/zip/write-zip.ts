import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';

/** What was written of an entry. */
export interface WrittenEntry {
  readonly bytes: number;
  readonly sha256: string;
}

/** A zip that is written while it is read: entries come one after the other, each when the one before has ended. */
export interface ZipWriter {
  /** The bytes of the zip. Whoever stops reading ends it. */
  readonly output: Readable;
  /** Writes an entry to its end. */
  add(name: string, content: AsyncIterable<Uint8Array | string>, compress?: boolean): Promise<WrittenEntry>;
  end(): void;
}

/** Entries have one moment, so that the same content gives the same bytes. */
const moment = new Date('2000-01-01T00:00:00Z');

export function createZipWriter(): ZipWriter {
  const zip = new ZipFile();
  const output = new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
  zip.outputStream.on('error', (error) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  zip.outputStream.pipe(output);
  return {
    output,
    add: (name, content, compress = true) =>
      new Promise((resolve, reject) => {
        const hash = createHash('sha256');
        let bytes = 0;
        const measured = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            bytes += chunk.length;
            hash.update(chunk);
            done(null, chunk);
          },
          flush(done) {
            done();
            output.off('close', unread);
            resolve({ bytes, sha256: hash.digest('hex') });
          },
        });
        const source = Readable.from(content, { objectMode: false });
        const fail = (error: Error): void => {
          output.destroy(error);
          reject(error);
        };
        source.on('error', fail);
        const unread = (): void => {
          source.destroy();
          reject(new Error('Nobody reads the archive any more.'));
        };
        output.once('close', unread);
        zip.addReadStream(source.pipe(measured), name, { mtime: moment, compress });
      }),
    end: () => zip.end(),
  };
}
