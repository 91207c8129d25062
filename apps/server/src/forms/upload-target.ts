import type { Definition, Item } from '@zhantai/engine';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { UploadLimits, UploadPlace, UploadTarget } from '../files/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { openForm } from './open-form.ts';
import { definitionsOf } from './services.ts';

/** What a signature pad draws. */
const signatureLimits: UploadLimits = { maxBytes: 1024 * 1024, accept: ['png', 'jpg', 'webp'] };

/**
 * What an upload or signature item takes of a user, and for whom; null if there is no such item.
 * @throws Refusal as {@link openForm}, and FORBIDDEN for forms they may only read.
 */
export async function uploadTarget(
  database: Database,
  exhibition: Exhibition,
  user: User,
  { formId, formItemId, exhibitorId }: UploadPlace,
): Promise<UploadTarget | null> {
  const { visitor, form } = await openForm(database, user, exhibition, {
    formId,
    exhibitorId: exhibitorId ?? undefined,
  });
  if (visitor.readOnly) throw new Refusal('FORBIDDEN');
  const version = await definitionsOf(database).load(database, exhibition, formId, form.version);
  const limits = limitsOf(findItem(version.in('zh-Hans'), formItemId));
  return limits === null ? null : { owner: visitor.subjectKey, limits };
}

function limitsOf(item: Item | undefined): UploadLimits | null {
  if (item?.type === 'signature') return signatureLimits;
  return item?.type === 'upload' ? { maxBytes: item.fileSize, accept: item.accept } : null;
}

function findItem(definition: Definition, formItemId: string): Item | undefined {
  return (
    definition.itemById.get(formItemId) ??
    definition.items.flatMap((item) => item.columns).find((column) => column.id === formItemId)
  );
}
