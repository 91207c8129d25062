import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';

/** How many notices are unread; 0 while nobody knows. */
export function useUnread(): number {
  const state = useResource(usePortal().notices);
  return state.status === 'ready' ? state.data.unread : 0;
}
