import type { FieldNode } from '@zhantai/engine';
import { useMemo } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { SignByPhone } from './sign-by-phone.tsx';
import { ownSigning } from './signing-calls.ts';

/** {@link SignByPhone} for who is signed in. */
export const OwnSignByPhone = ({ node }: { readonly node: FieldNode }) => {
  const { client } = usePortal();
  const signing = useMemo(() => ownSigning(client), [client]);
  return <SignByPhone node={node} signing={signing} />;
};
