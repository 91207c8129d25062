import type { PortalRole } from '@zhantai/contract';

/** A login of the demo's portal, as it is printed at the start. */
export interface DemoLogin {
  /** Who signs in with it. */
  readonly who: string;
  readonly role: PortalRole;
  readonly phone: string;
  /** The exhibition whose pages it is for, where that is not the first one. */
  readonly exhibition?: string;
}

/** One for every kind of exhibitor and every role: each page of the portal is shown to one of them. */
export const demoLogins: readonly DemoLogin[] = [
  { who: 'exhibitor, raw space', role: 'exhibitor', phone: '13800000001' },
  { who: 'exhibitor, raw space', role: 'exhibitor', phone: '13800000002' },
  { who: 'exhibitor, standard booth', role: 'exhibitor', phone: '13800000006' },
  { who: 'exhibitor, freight hall', role: 'exhibitor', phone: '13800000007' },
  {
    who: 'exhibitor, 2nd exhibition',
    role: 'exhibitor',
    phone: '13800000008',
    exhibition: 'jlgsa2027',
  },
  { who: 'supplier', role: 'supplier', phone: '13800000003' },
  { who: 'transport supplier', role: 'transport', phone: '13800000004' },
  { who: 'media', role: 'media', phone: '13800000005' },
];
