import type { Definition, Item } from '@zhantai/engine';
import type { User } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { UploadLimits } from '../files/index.ts';
import { chooseForm } from './choose-form.ts';
import { definitionsOf } from './services.ts';
import { findVisitor } from './visitor.ts';

/** What a signature pad draws. */
const signatureLimits: UploadLimits = { maxBytes: 1024 * 1024, accept: ['png', 'jpg', 'webp'] };

/**
 * What an upload or signature item of one of the user's forms takes; null if it has no such item.
 * @throws Refusal as {@link chooseForm}.
 */
export async function uploadLimits(
  database: Database,
  exhibition: Exhibition,
  user: User,
  formId: string,
  formItemId: string,
): Promise<UploadLimits | null> {
  const visitor = await findVisitor(database, user, exhibition);
  const form = await chooseForm(database, visitor, { formId });
  const version = await definitionsOf(database).load(database, exhibition, formId, form.version);
  const item = findItem(version.in('zh-Hans'), formItemId);
  if (item?.type === 'signature') return signatureLimits;
  return item?.type === 'upload' ? { maxBytes: item.fileSize, accept: item.accept } : null;
}

function findItem(definition: Definition, formItemId: string): Item | undefined {
  return (
    definition.itemById.get(formItemId) ??
    definition.items.flatMap((item) => item.columns).find((column) => column.id === formItemId)
  );
}
