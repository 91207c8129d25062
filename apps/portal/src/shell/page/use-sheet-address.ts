import { useCallback } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { sheetAddress } from '../routes/sheet-address.ts';

/** Hash addresses of the forms of who is signed in. */
export function useSheetAddress(): (pageKey: string) => string {
  const { session } = usePortal();
  const role = session.read()?.roleName ?? '';
  return useCallback((pageKey) => sheetAddress(pageKey, role), [role]);
}
