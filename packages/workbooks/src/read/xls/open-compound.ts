import { FaultError } from '../fault-error.ts';
import type { OpenWorkbook } from '../open-workbook.ts';
import { openCompoundFile } from './compound-file.ts';
import { openBiff } from './open-biff.ts';

/**
 * Opens a workbook in a compound file. Its stream is `Workbook`; some programs keep the name it had in Excel 95.
 * @throws FaultError where there is none, or none that is read.
 */
export function openCompound(bytes: Uint8Array): OpenWorkbook {
  const file = openCompoundFile(bytes);
  if (file.has('EncryptedPackage')) throw new FaultError('encrypted');
  const stream = file.stream('Workbook') ?? file.stream('Book');
  if (stream === null) {
    const document = file.has('WordDocument') || file.has('PowerPoint Document');
    throw new FaultError(document ? 'document' : 'format');
  }
  return openBiff(stream);
}
