import { formTypeCodes, limits } from '@zhantai/contract';
import type { ShortLink } from '../../../apps/server/src/tickets/index.ts';

type DemoLink = Omit<ShortLink, 'opened'>;

const shared = {
  subjectId: null,
  mostTickets: null,
  ticketUses: limits.ticketUses,
  ticketSeconds: limits.ticketLifeSeconds,
  opensAt: null,
  closesAt: null,
} as const;

/** The form that the invited fill in, the one of everybody, and the one of an exhibitor's own people. */
export const guestForms = {
  invited: 'exhibitor_invitation_Form',
  everybody: 'visitor_reg',
  staff: 'staff_self',
} as const;

/** The code of an exhibitor's invitation in the demo, such as `X01VISIT`. */
export const invitationCode = (exhibitorId: string): string => `${exhibitorId}VISIT`;

/** The links of the demo, with codes that can be remembered. */
export function demoLinks(exhibitorIds: readonly string[]): readonly DemoLink[] {
  const everybody: DemoLink = {
    ...shared,
    code: 'VISIT',
    purpose: 'visitor',
    path: `/form?formType=${formTypeCodes.exhibitor_commonform}&formId=${guestForms.everybody}`,
    formId: guestForms.everybody,
    exhibitorId: null,
    kind: '',
  };
  return [
    everybody,
    ...exhibitorIds.flatMap((exhibitorId): readonly DemoLink[] => {
      const code = invitationCode(exhibitorId);
      return [
        {
          ...shared,
          code,
          purpose: 'visitor',
          path: `/invitationHome?code=${code}`,
          formId: guestForms.invited,
          exhibitorId,
          kind: formTypeCodes.invite,
        },
        {
          ...shared,
          code: `${exhibitorId}STAFF`,
          purpose: 'staff',
          path: '/staff',
          formId: guestForms.staff,
          exhibitorId,
          kind: formTypeCodes.exhibitorPersion,
        },
      ];
    }),
  ];
}
