import type { OpenSigning, Signing as SigningShown } from '@zhantai/contract';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import type { FileLinks } from '../files/index.ts';
import { stateOf, type Signing } from './signing.ts';

/** A signing as its desktop sees it, the link of the signature signed for ten minutes. */
export function presentSigning(
  signing: Signing,
  { tenantId, exhibitionId }: Exhibition,
  links: FileLinks,
  now: Date,
): SigningShown {
  const { signingId, fileId } = signing;
  return {
    id: signingId,
    state: stateOf(signing, now),
    secondsLeft: secondsLeft(signing, now),
    signature: fileId === null ? null : links.sign({ tenantId, exhibitionId, fileId }, now),
  };
}

/** A signing as its phone sees it. */
export function presentOpenSigning(signing: Signing, { zone }: Exhibition, now: Date): OpenSigning {
  const { label, asker, expiresAt } = signing;
  return {
    state: stateOf(signing, now),
    label,
    asker,
    secondsLeft: secondsLeft(signing, now),
    expires: formatTime(expiresAt, zone),
  };
}

function secondsLeft({ expiresAt }: Signing, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}
