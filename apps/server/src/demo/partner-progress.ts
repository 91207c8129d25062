import type { DemoProgress } from './exhibitor.ts';
import type { DemoAccount } from './staff.ts';

/** Where the accounts beside the exhibitors' stand, by role and form id. */
const states: Partial<Readonly<Record<DemoAccount['role'], Readonly<Record<string, DemoProgress>>>>> = {
  supplier: {
    exhibitor_c5: 'wait',
    exhibitor_c7: 'adopt',
    common_safety: 'wait',
    common_insurance: 'fail',
  },
  media: { media_register: 'adopt', media_perfect: 'wait', common_speech: 'draft' },
};

/** Where a supplier or a medium of the demo stands with a form. */
export function partnerProgress(role: DemoAccount['role'], formId: string): DemoProgress {
  return states[role]?.[formId] ?? 'none';
}
