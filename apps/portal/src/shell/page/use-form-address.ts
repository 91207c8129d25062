import { useCallback } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { formAddress } from '../routes/form-address.ts';

/** Hash addresses of the forms of who is signed in. */
export function useFormAddress(): (pageKey: string) => string {
  const { session } = usePortal();
  const role = session.read()?.roleName ?? '';
  return useCallback((pageKey) => formAddress(pageKey, role), [role]);
}
