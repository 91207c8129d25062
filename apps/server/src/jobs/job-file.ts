import { createHash } from 'node:crypto';
import type { Scope } from '../exhibitions/index.ts';
import type { FileStorage } from '../files/index.ts';
import { signedLinks, type SignedLinks } from '../platform/signed-links.ts';
import { limits } from '@zhantai/contract';

/** Where the content of a job's file lies: under a name of its own, for it belongs to nobody’s files. */
export function jobContent(
  { tenantId, exhibitionId }: Scope,
  jobId: string,
): Parameters<FileStorage['open']>[0] {
  return { tenantId, exhibitionId, sha256: createHash('sha256').update(`job\n${jobId}`).digest('hex') };
}

/** Links to files of jobs. @param secret at least 32 bytes. */
export function jobFileLinks(secret: Buffer): SignedLinks {
  return signedLinks(secret, 'job file', limits.jobFileLinkLifeMs);
}
