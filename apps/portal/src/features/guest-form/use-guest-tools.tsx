import { traitsOf, type FieldNode, type Session } from '@zhantai/engine';
import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { HumanGate } from '../ticket/human-gate.ts';
import type { TicketHolder } from '../ticket/ticket-holder.ts';
import { guestSigning } from './guest-signing.ts';
import { SendCode } from './send-code.tsx';

const SignByPhone = lazy(async () => ({
  default: (await withRetry(() => import('../signing/sign-by-phone.tsx'))).SignByPhone,
}));

/** What stands under some fields of an open form: the code for a mobile number, and on a desktop the way to sign on a phone. */
export function useGuestTools(
  session: Session,
  holder: TicketHolder,
  gate: HumanGate,
): (node: FieldNode) => ReactNode {
  const { client } = usePortal();
  const mobile = useDevice() === 'mobile';
  const signing = useMemo(() => guestSigning(client, holder, gate), [client, holder, gate]);
  return useCallback(
    (node: FieldNode) => {
      if (node.item.prop === 'sms_code') return <SendCode gate={gate} holder={holder} session={session} />;
      return traitsOf(node.item).files === 'drawing' && !mobile ? (
        <Suspense fallback={null}>
          <SignByPhone node={node} signing={signing} />
        </Suspense>
      ) : null;
    },
    [gate, holder, session, mobile, signing],
  );
}
