import type { Choice } from '@zhantai/engine';

/** What is ticked in the open sheet of a select and not confirmed yet, by node. */
export const tickedChoices = new WeakMap<object, readonly Choice[] | null>();
