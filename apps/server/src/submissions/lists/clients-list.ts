import { traitsOf, type Answers, type Definition, type Item, type Language } from '@zhantai/engine';
import { ownerKey } from '../../files/index.ts';
import type { PublishedForm, Actor } from '../../forms/index.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import { supplierItems } from '../answers/supplier-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { selectSubmission } from '../store/submissions.ts';

/**
 * What the client of a transport supplier handed in of the same form, for the supplier to begin with: rows keep their
 * `$id`, so that what differs later is found by it. Files and signatures are the client's, what is sensitive is nobody
 * else's, and which supplier it is is not asked: they are left out. Empty for everybody else.
 */
export async function readClientsList(
  services: SubmissionServices,
  actor: Actor,
  form: PublishedForm,
  language: Language,
): Promise<Answers> {
  const { subject } = actor;
  if (subject.kind !== 'transport' || form.submissions !== 'one') return {};
  const owner = { kind: 'exhibitor', exhibitorId: subject.exhibitorId } as const;
  const reader: Actor = { ...actor, subject: owner, subjectKey: ownerKey(owner), readOnly: true };
  const key = { formId: form.formId, subjectKey: reader.subjectKey, ordinal: 1 };
  const submission = await selectSubmission(services.database, actor.exhibition, key);
  const { taken } = await readSavedAnswers(services, reader, submission);
  if (submission === null || taken === null) return {};
  const [answers, version] = await Promise.all([
    shownAnswers(services, reader, submission, taken, language),
    services.definitions.load(services.database, actor.exhibition, form.formId, form.version),
  ]);
  return forAnother(version.in(language), answers);
}

function forAnother(definition: Definition, answers: Answers): Answers {
  const props = new Set(supplierItems(definition).map(({ prop }) => prop));
  return Object.fromEntries(
    definition.items.flatMap((item): readonly (readonly [string, unknown])[] => {
      const value = answers[item.prop];
      if (value === undefined || props.has(item.prop) || isOwn(item)) return [];
      return [[item.prop, Array.isArray(value) ? value.map((row: unknown) => withoutOwn(item, row)) : value]];
    }),
  );
}

function withoutOwn(item: Item, row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const own = new Set(item.columns.filter((column) => isOwn(column)).map(({ prop }) => prop));
  return Object.fromEntries(Object.entries(row).filter(([prop]) => !own.has(prop)));
}

/** Whether nobody but who handed it in may hand it in. */
function isOwn(item: Item): boolean {
  return traitsOf(item).family === 'file' || item.sensitive !== null;
}
