import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { addressKey } from '../../rate-limits/index.ts';

/** Whose a connection or a call is, before it is a request of any route. */
export interface ClientAddress {
  /** What the connections of this address are counted under; null for a proxy, whose own bounds count. */
  ofConnection(remote: string): string | null;
  /** What a call is counted under: behind a proxy the address that it names. */
  ofCall(request: IncomingMessage): string;
}

/** Longer lists of proxies are nobody's. */
const most = 10_000;

/** @param proxies addresses whose `X-Forwarded-For` is believed, as `TRUST_PROXY` names them. */
export function createClientAddress(proxies: readonly string[]): ClientAddress {
  const isProxy = proxies.length === 0 ? () => false : proxyAddress.compile([...proxies]);
  // The same few thousand addresses come again and again.
  const keys = new Map<string, string>();
  const calls = new Map<string, string>();
  const keyOf = (address: string): string => {
    const known = keys.get(address);
    if (known !== undefined) return known;
    if (keys.size >= most) keys.clear();
    const key = addressKey(address);
    keys.set(address, key);
    return key;
  };
  return {
    ofConnection: (remote) => (isProxy(remote, 0) ? null : keyOf(remote)),
    ofCall(request) {
      const remote = request.socket.remoteAddress ?? '';
      if (proxies.length === 0) return keyOf(remote);
      const named = `${remote} ${String(request.headers['x-forwarded-for'] ?? '')}`;
      const known = calls.get(named);
      if (known !== undefined) return known;
      if (calls.size >= most) calls.clear();
      const key = keyOf(proxyAddress(request, isProxy));
      // Who is no proxy may write there what fills the memory.
      if (named.length < 200) calls.set(named, key);
      return key;
    },
  };
}
