import type { StaffUser } from '@zhantai/contract';
import { createContext, useContext } from 'react';

export const MeContext = createContext<StaffUser | null>(null);

/** The signed-in member of staff; only inside the frame. */
export function useMe(): StaffUser {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe stands outside the frame');
  return me;
}
