import type { Accreditation } from '@zhantai/contract';
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
