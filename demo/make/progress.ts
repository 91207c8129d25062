import { appliesTo, registersPeople } from '../../apps/server/src/forms/index.ts';
import type { DemoExhibitor, DemoProgress } from './exhibitors/exhibitor.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { seedOf } from './samples/vary.ts';

/** The day for which the demo's calendar is written, a little before its first deadlines. */
const NOW = '2026-11-21 00:00:00';

/** What the design shows of the first demo account. */
const first: Readonly<Record<string, DemoProgress>> = {
  exhibitor_b1: 'adopt',
  exhibitor_e8: 'submitted',
  exhibitorPersion: 'draft',
  common_undertaking: 'wait',
  exhibitor_c2: 'wait',
  transport_exhibits: 'draft',
  common_speech: 'adopt',
  exhibitor_d3: 'submitted',
};

/** Who has handed in a form that opens only later: where everything is done, that is done too. */
const early: Readonly<Record<string, string>> = { Z09: 'antiepidemic' };

/** How far an ordinary exhibitor got, in percent of the forms: the rest was not begun. */
const SHARES = [
  ['adopt', 11],
  ['wait', 9],
  ['draft', 6],
  ['fail', 4],
] as const;

/**
 * Where an exhibitor stands with a form, the same at every start.
 * @param form as written, before its dates are moved.
 */
export function progressOf(exhibitor: DemoExhibitor, form: DemoForm): DemoProgress {
  const { id, tags, booths, progress, active } = exhibitor;
  const { formId, roles, boothTypes, notTags } = form;
  const own = progress[formId];
  if (own !== undefined) return own;
  if (!active) return 'none';
  const viewer = { role: 'exhibitor', tags, booths };
  const applies = appliesTo({ roles, boothTypes: boothTypes ?? [], tags: form.tags, notTags }, viewer);
  if (!applies || (form.opensAt > NOW && early[id] !== formId)) return 'none';
  if (id === 'X01') return first[formId] ?? 'none';
  if (id === 'Z13' && registersPeople(form)) return 'adopt';
  if (id === 'Z14' && formId === 'transport_exhibits') return 'wait';
  if (id === 'Z09') return form.review ? 'adopt' : 'submitted';
  if (id === 'Z10') return form.review ? 'fail' : 'submitted';
  return ordinary(form, seedOf(`${id} ${formId} state`) % 100);
}

/** How many times it handed a form in: one, of people up to three, as many as any booth may have. */
export function copiesOf({ id }: DemoExhibitor, form: DemoForm): number {
  if (!registersPeople(form)) return 1;
  if (id === 'Z13' || id === 'Z09') return 3;
  return id === 'X01' ? 1 : 1 + (seedOf(id) % 3);
}

function ordinary(form: DemoForm, place: number): DemoProgress {
  let reached = 0;
  for (const [state, share] of SHARES) {
    reached += share;
    if (place >= reached) continue;
    if (form.review || state === 'draft') return state;
    return state === 'fail' ? 'none' : 'submitted';
  }
  return 'none';
}
