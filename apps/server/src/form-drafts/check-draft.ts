import { limits, type CheckDraftRequest, type CheckedDraft, type TrialActor } from '@zhantai/contract';
import { parseDefinition, unknownProps, type Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { listedDictionary, type Dictionaries } from '../dictionaries/index.ts';
import { readMoment, type Exhibition } from '../exhibitions/index.ts';
import { requireSeenExhibitor } from '../exhibitors/index.ts';
import { ownerKey } from '../files/index.ts';
import { findActorForStaff, findAnyForm, findNewForms, type Actor } from '../forms/index.ts';
import { requireSeenForm } from '../form-settings/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  examineAnswers,
  formContext,
  presentProblems,
  requireBounded,
  type SubmissionServices,
} from '../submissions/index.ts';
import { publishedDetail } from './read-draft.ts';
import { findNewest } from './store/drafts.ts';

/** Who tries a draft, and where. */
interface Trial {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly language: Language;
}

/**
 * Judges answers by the draft of a form as a submission would be judged; nothing is kept, no file is looked for, and of whom it
 * is tried as nothing sensitive is told (console.md §2).
 * @throws Refusal NOT_FOUND for a form or an exhibitor outside the limits, ANSWERS_REFUSED for more than a submission may hold,
 * TIME_UNCLEAR.
 */
export async function checkDraft(
  services: SubmissionServices,
  { staff, exhibition, language }: Trial,
  formId: string,
  { answers, as, at }: CheckDraftRequest,
): Promise<CheckedDraft> {
  const { database } = services;
  const { published_version: version } = await requireSeenForm(database, staff, exhibition, formId);
  if (as.exhibitorId !== undefined) await requireSeenExhibitor(database, exhibition, staff, as.exhibitorId);
  const form =
    (await findAnyForm(database, exhibition, formId)) ??
    (await findNewForms(database, exhibition)).find((one) => one.formId === formId);
  if (form === undefined) throw new Refusal('NOT_FOUND');
  const newest = await findNewest(database, exhibition, formId);
  const detail = newest?.detail ?? (await publishedDetail(database, exhibition, formId, version));
  const definition = parseDefinition(detail, { language });
  // What a draft has no more was typed before it was deleted.
  const unknown = new Set(unknownProps(definition, answers));
  const known = Object.fromEntries(Object.entries(answers).filter(([prop]) => !unknown.has(prop)));
  const large = requireBounded(definition, known, language) > limits.cellsOnLoop;
  const moment = at === undefined ? services.now() : readMoment(at, exhibition.zone);
  const actor = await actorOf(database, exhibition, as);
  const dictionaries = withMadeUpBooths(services.dictionaries, actor);
  const then = { ...services, dictionaries, now: () => moment };
  const opened = { actor, form };
  const context = await formContext(then, actor, form, definition);
  const { problems } = await examineAnswers(then, opened, definition, {
    answers: known,
    stored: {},
    language,
    large,
    isTrial: true,
  });
  return {
    revision: newest?.revision ?? 0,
    problems: presentProblems(problems.slice(0, limits.problemsListed), language),
    context,
  };
}

/** Where nobody of the exhibition is tried, the booths to choose from are those of the trial. */
function withMadeUpBooths(dictionaries: Dictionaries, { exhibitor, booths }: Actor): Dictionaries {
  if (exhibitor?.exhibitorId !== NOBODY) return dictionaries;
  const made = listedDictionary(() =>
    Promise.resolve(booths.map(({ number }) => ({ value: number, label: number }))),
  );
  return { ...dictionaries, of: (code) => (code === 'booths' ? made : dictionaries.of(code)) };
}

/** Nobody of the exhibition: what is looked up of them is not there. */
const NOBODY = 'preview';

/** Whose place is tried; staff who act for somebody are told nothing sensitive of them. */
async function actorOf(
  database: Database,
  exhibition: Exhibition,
  { exhibitorId, booth }: TrialActor,
): Promise<Actor> {
  const subject = { kind: 'exhibitor', exhibitorId: exhibitorId ?? NOBODY } as const;
  const user = { accountId: null, name: '', actingAccountId: NOBODY };
  if (exhibitorId !== undefined) {
    const acting = { exhibitorId, role: 'exhibitor', subject, readOnly: false } as const;
    return findActorForStaff(database, user, exhibition, acting);
  }
  const booths =
    booth === undefined ? [] : [{ boothId: NOBODY, number: 'A101', heightLimit: null, tags: [], ...booth }];
  return {
    user,
    exhibition,
    subject,
    subjectKey: ownerKey(subject),
    exhibitor: { exhibitorId: NOBODY, name: '', nameEn: '', origin: 'cn', language: 'zh-Hans', tags: [] },
    booths,
    viewer: { role: 'exhibitor', tags: [], booths },
    extensions: new Map(),
    atLatePrice: new Set(),
    readOnly: false,
  };
}
