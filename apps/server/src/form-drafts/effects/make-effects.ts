import { limits, type FormEffects } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { diffDefinition } from '@zhantai/engine/authoring';
import { handOverIf } from '../../database/call/hand-over.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime } from '../../exhibitions/index.ts';
import { requireSeenForm } from '../../form-settings/index.ts';
import { definitionProblems, findAnyForm, windowState } from '../../forms/index.ts';
import { newId } from '../../platform/new-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { Publisher } from '../publisher.ts';
import { publishedDetail } from '../read-draft.ts';
import { findNewest, type Detail } from '../store/drafts.ts';
import { countStanding, insertEffects, type EffectsRow } from '../store/effects.ts';
import { countFor } from './count-for.ts';
import { findElsewhere } from './find-elsewhere.ts';

/** Seconds after which somebody comes again whose report is still being made. */
const MAKING_SECONDS = 10;

/** Submissions that the event loop judges for one report; of a form with more a thread makes it. */
const MOST_ON_LOOP = 200;

/** Accounts whose report is being made in this process. */
const making = new Set<string>();

/**
 * What publishing the draft of a form would do, which is read before it is done (console.md §2).
 * @throws HandOver where there are many, Refusal NOT_FOUND outside the limits, DEFINITION_REFUSED with what forbids to publish it, TOO_MANY_REQUESTS while
 * another report is made for the same account.
 */
export async function makeEffects(
  services: SubmissionServices,
  publisher: Publisher,
  formId: string,
): Promise<FormEffects> {
  const { staff, exhibition } = publisher;
  const { database, now } = services;
  const { published_version: version } = await requireSeenForm(database, staff, exhibition, formId);
  if (making.has(staff.accountId)) throw new Refusal('TOO_MANY_REQUESTS', { seconds: MAKING_SECONDS });
  handOverIf((await countStanding(database, exhibition, formId)) > MOST_ON_LOOP);
  making.add(staff.accountId);
  try {
    const madeAt = now();
    const newest = await findNewest(database, exhibition, formId);
    const published = await publishedDetail(database, exhibition, formId, version);
    const detail = newest?.detail ?? published;
    await requireSound(detail);
    const { effects, reopenable, failing } = await countFor(services, publisher, formId, detail, null);
    const form = await findAnyForm(database, exhibition, formId);
    const { language } = publisher;
    const [from, to] = [published, detail].map((one) => parseDefinition(one, { language }));
    const made: EffectsRow = {
      effectsId: newId(),
      formId,
      draftRevision: newest?.revision ?? 0,
      version: version ?? 0,
      madeAt,
    };
    await inTransaction(database, (transaction) =>
      insertEffects(transaction, exhibition, made, failing, new Date(madeAt.getTime() - limits.effectsMs)),
    );
    return {
      effectsId: made.effectsId,
      madeAt: formatTime(madeAt, exhibition.zone),
      until: formatTime(new Date(madeAt.getTime() + limits.effectsMs), exhibition.zone),
      draftRevision: made.draftRevision,
      version: made.version,
      differences: [...diffDefinition(published, detail)],
      ...effects,
      elsewhere:
        form === null || from === undefined || to === undefined
          ? []
          : await findElsewhere(services, publisher, form, { from, to, detail }),
      reopenable: {
        ...reopenable,
        closed: form !== null && windowState(form.window, null, madeAt).state === 'closed',
      },
    };
  } finally {
    making.delete(staff.accountId);
  }
}

async function requireSound(detail: Detail): Promise<void> {
  const problems = await definitionProblems(detail);
  if (problems.length > 0)
    throw new Refusal('DEFINITION_REFUSED', { count: problems.length }, { problems: problems.slice(0, 100) });
}
