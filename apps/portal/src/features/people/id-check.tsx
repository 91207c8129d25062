import type { Session } from '@zhantai/engine';
import { useEffect } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { watchIdNumbers } from './watch-id-numbers.ts';

/** Tells at the field, while somebody fills in a person, that an ID number is wrong or taken. Shows nothing itself. */
export const IdCheck = ({ session }: { readonly session: Session }) => {
  const { client, words } = usePortal();
  const text = words.people.idNumber;
  useEffect(
    () =>
      watchIdNumbers(session, {
        check: (idNo) => client.call('checkIdNo', { query: { idNo } }),
        words: text,
      }),
    [session, client, text],
  );
  return null;
};
