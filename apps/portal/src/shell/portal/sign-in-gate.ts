import { portalRoutes, type PortalRole, type PortalRoute } from '@zhantai/contract';
import type { LocalStore } from '@zhantai/contract/client';
import { createStore } from 'zustand/vanilla';
import type { HashLocation } from '@zhantai/shell/location/hash-location.ts';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { isPortalPath } from '../routes/is-portal-path.ts';

export type GateState = 'closed' | 'open' | 'putOff';

/** Opens the sign-in: over a page that holds input as a dialog, as a page of its own otherwise (wire.md §2). */
export interface SignInGate {
  /** The open-login action (seed.md §2): clears the stored role and leads to the login of that role. */
  readonly open: (role: string) => void;
  /** `open`: the dialog stands open; `putOff`: it was closed without signing in and the page stays until it is left. */
  readonly state: () => GateState;
  /** Leads to the login page of a role, whatever stands open: after somebody signed out. */
  readonly page: (role: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The dialog was closed. */
  readonly close: (signedIn: boolean) => void;
  /** Another page was opened: the one of this address. */
  readonly leave: (address: string) => void;
  /** A page with input stands open: it is never taken away. Returns the release function. */
  readonly holdInput: () => () => void;
  /** Something was typed or chosen on the page that stands open: it is not taken away until it is left. */
  readonly touch: () => void;
  /** A page with input stands open now. */
  readonly holding: () => boolean;
  /** Keeps where a sign-in leads back to. */
  readonly remember: (address: string) => void;
  /** Where a sign-in of this role leads: the remembered page unless it is another role's, else the root. Forgets it. */
  readonly takeAddress: (role: string) => string;
  /** Whether a sign-in led to this page, and no other was opened since. */
  readonly isFirst: (address: string) => boolean;
}

const logins = new Map<string, string>([
  ['media', '/mediaLogin'],
  ['transport', '/transportLogin'],
  ['supplier', '/login?role=supplier'],
] satisfies readonly (readonly [PortalRole, string])[]);

/** Makes the gate. */
export function createSignInGate({
  store,
  location,
}: {
  readonly store: LocalStore;
  readonly location: Pick<HashLocation, 'go'>;
}): SignInGate {
  const gate = createStore<GateState>(() => 'closed');
  let first: string | null = null;
  let holders = 0;
  let touched = false;
  const put = (next: GateState) => {
    gate.setState(next, true);
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
      if (holding()) put('open');
      else page(role);
    },
    state: gate.getState,
    subscribe: gate.subscribe,
    close(signedIn) {
      put(signedIn ? 'closed' : 'putOff');
    },
    leave(address) {
      touched = false;
      if (address !== first) first = null;
      put('closed');
    },
    touch() {
      touched = true;
    },
    holding,
    holdInput() {
      holders += 1;
      let isHolding = true;
      return () => {
        if (isHolding) holders -= 1;
        isHolding = false;
      };
    },
    remember(address) {
      store.set('from', address, 'session');
    },
    takeAddress(role) {
      const from = store.get('from', 'session');
      store.remove('from', 'session');
      first = typeof from === 'string' && isOf(role, from) ? from : null;
      return first ?? '/';
    },
    isFirst: (address) => address === first,
  };
}

/** Whether a page may be this role's; of a form its audience says, once it is asked for. */
function isOf(role: string, address: string): boolean {
  const { path } = parseAddress(address);
  if (!isPortalPath(path)) return false;
  const { roles }: PortalRoute = portalRoutes[path];
  return roles.length === 0 || roles.some((one) => one === role);
}
