import type { PortalPath } from '@zhantai/contract';
import type { LocalStore } from '@zhantai/contract/client';
import type { HashLocation } from '../location/hash-location.ts';
import { parseAddress } from '../location/parse-address.ts';
import { isPortalPath } from '../routes/is-portal-path.ts';

export type GateState = 'closed' | 'asked' | 'putOff';

/** Opens the sign-in: over a page that holds input as a dialog, as a page of its own otherwise (wire.md §2). */
export interface SignInGate {
  /** The open-login action (seed.md §2): clears the stored role and leads to the login of that role. */
  readonly open: (role: string) => void;
  /** `asked`: the dialog stands open; `putOff`: it was closed without signing in and the page stays until it is left. */
  readonly state: () => GateState;
  /** Leads to the login page of a role, whatever stands open: after somebody signed out. */
  readonly page: (role: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The dialog was closed. */
  readonly close: (signedIn: boolean) => void;
  /** Another page was opened. */
  readonly leave: () => void;
  /** A page with input stands open: it is never taken away. Returns the release function. */
  readonly holdInput: () => () => void;
  /** Something was typed or chosen on the page that stands open: it is not taken away until it is left. */
  readonly touch: () => void;
  /** A page with input stands open now. */
  readonly holding: () => boolean;
  /** Keeps where a sign-in leads back to. */
  readonly remember: (address: string) => void;
  /** Where a sign-in leads: the remembered page, else the root. Forgets it. */
  readonly recall: () => string;
}

const logins = new Map<string, PortalPath>([
  ['media', '/mediaLogin'],
  ['transport', '/transportLogin'],
]);

/** Makes the gate. */
export function createSignInGate({
  store,
  location,
}: {
  readonly store: LocalStore;
  readonly location: Pick<HashLocation, 'go'>;
}): SignInGate {
  const listeners = new Set<() => void>();
  let holders = 0;
  let touched = false;
  let state: GateState = 'closed';
  const put = (next: GateState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const holding = (): boolean => holders > 0 || touched;
  const page = (role: string) => {
    touched = false;
    put('closed');
    const kept = store.get('roleName');
    const known = role === '' && typeof kept === 'string' ? kept : role;
    store.remove('roleName');
    location.go(logins.get(known) ?? '/login', { replace: true, force: true });
  };
  return {
    page,
    open(role) {
      if (holding()) put('asked');
      else page(role);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close(signedIn) {
      put(signedIn ? 'closed' : 'putOff');
    },
    leave() {
      touched = false;
      put('closed');
    },
    touch() {
      touched = true;
    },
    holding,
    holdInput() {
      holders += 1;
      let held = true;
      return () => {
        if (held) holders -= 1;
        held = false;
      };
    },
    remember(address) {
      store.set('from', address, 'session');
    },
    recall() {
      const from = store.get('from', 'session');
      store.remove('from', 'session');
      return typeof from === 'string' && isPortalPath(parseAddress(from).path) ? from : '/';
    },
  };
}
