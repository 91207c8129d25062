import { mergeDraft } from '@zhantai/engine/authoring';
import type { Detail } from './items.ts';
import { keptInForm } from './level.ts';
import { selectOne, type Selection } from './selection.ts';

/** How many steps can be undone. */
const MOST_STEPS = 300;

/** One thing that was done, to be undone as one. */
interface Step {
  /** In words. */
  readonly says: string;
  readonly before: Detail;
  readonly after: Detail;
  readonly selectionBefore: Selection;
  readonly selectionAfter: Selection;
  /** What is still being typed: more of it is the same step. Null once it was left. */
  readonly visit: string | null;
}

/** A draft while somebody works on it: how it reads now, what is selected, and their own steps. */
export interface Work extends Selection {
  readonly detail: Detail;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Begins to work on a draft. */
export const startWork = (detail: Detail): Work => ({
  detail,
  ...selectOne(null),
  past: [],
  future: [],
});

/** What a command makes of a draft. */
export interface Change {
  readonly says: string;
  readonly detail: Detail;
  readonly selected: string | null;
  /** What is selected after it, if that is more than the one. */
  readonly selection?: Selection;
  readonly visit?: string;
}

/** Does something; what changes nothing is no step. */
export function doChange(work: Work, { says, detail, selected, selection, visit }: Change): Work {
  const after = selection ?? selectOne(selected);
  if (detail === work.detail) return { ...work, ...after };
  const last = work.past.at(-1);
  const goesOn = visit !== undefined && last?.visit === visit && last.after === work.detail;
  const step: Step = {
    says,
    before: goesOn ? last.before : work.detail,
    after: detail,
    selectionBefore: goesOn ? last.selectionBefore : selectionOf(work),
    selectionAfter: after,
    visit: visit ?? null,
  };
  const past = [...(goesOn ? work.past.slice(0, -1) : work.past), step].slice(-MOST_STEPS);
  return { detail, ...after, past, future: [] };
}

/** The setting that was typed in was left: the next change of it is a step of its own. */
export function endVisit(work: Work): Work {
  const last = work.past.at(-1);
  if (last === undefined || last.visit === null) return work;
  return { ...work, past: [...work.past.slice(0, -1), { ...last, visit: null }] };
}

/** What became of an undo or redo: null where there was nothing, `done: false` where others changed the same since. */
export interface Undone {
  readonly work: Work;
  readonly says: string;
  readonly done: boolean;
}

/** Takes the last own step back, and nothing that others did since; the selection comes back with it. */
export function undo(work: Work): Undone | null {
  const step = work.past.at(-1);
  if (step === undefined) return null;
  const past = work.past.slice(0, -1);
  const detail = turned(work.detail, step.after, step.before);
  if (detail === null) return { work: { ...work, past }, says: step.says, done: false };
  const selection = keptInForm(step.selectionBefore, detail);
  return {
    work: { detail, ...selection, past, future: [...work.future, step] },
    says: step.says,
    done: true,
  };
}

/** Does the step again that was undone last. */
export function redo(work: Work): Undone | null {
  const step = work.future.at(-1);
  if (step === undefined) return null;
  const future = work.future.slice(0, -1);
  const detail = turned(work.detail, step.before, step.after);
  if (detail === null) return { work: { ...work, future }, says: step.says, done: false };
  const selection = keptInForm(step.selectionAfter, detail);
  const past = [...work.past, { ...step, visit: null }];
  return { work: { detail, ...selection, past, future }, says: step.says, done: true };
}

/** Another draft comes into the open one: what others saved. Own steps and the selection stay where they can. */
export function arrive(work: Work, detail: Detail): Work {
  return { ...work, detail, ...keptInForm(selectionOf(work), detail) };
}

/** The draft of now with a step turned; null where somebody else changed the same since. */
function turned(now: Detail, from: Detail, to: Detail): Detail | null {
  if (now === from) return to;
  const { merged, conflicts } = mergeDraft(from, to, now);
  return conflicts.length > 0 ? null : merged;
}

/** What is selected in a draft. */
export function selectionOf({ table, selected, chosen, anchor }: Selection): Selection {
  return { table, selected, chosen, anchor };
}
