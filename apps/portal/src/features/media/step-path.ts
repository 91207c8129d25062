import type { Accreditation, PortalPath } from '@zhantai/contract';
import type { MediaPath } from './media-path.ts';

const places = {
  register: '/mediaRegister',
  perfect: '/mediaPerfect',
  submit: '/mediaSubmit',
  wait: '/mediaSuccess',
  fail: '/mediaSuccess',
  success: '/mediaSuccess',
} as const satisfies Record<Accreditation['step'], MediaPath>;

/** Where the accreditation goes on. */
export const stepPath = (step: Accreditation['step']): MediaPath => places[step];

/** Where the root leads media: to the next step, and to their list once they handed in. */
export const homePath = (step: Accreditation['step']): PortalPath =>
  places[step] === '/mediaSuccess' ? '/myForms' : places[step];
