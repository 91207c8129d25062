import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

type Source = NodeJS.ReadableStream | NodeJS.ReadWriteStream;

/**
 * Writes what streams give, one through the other, to a new file that only this process may read. Settles once the file
 * is closed, also where a stream fails while the file is being opened: whoever removes it then leaves nothing.
 */
export async function pipeToFile(streams: readonly Source[], path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => {
    file.once('close', resolve);
  });
  try {
    await pipeline([...streams, file]);
  } finally {
    // A pipeline may say that it failed before the system has made the file.
    file.destroy();
    await closed;
  }
}
