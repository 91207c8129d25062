import type { FastifyReply } from 'fastify';

/** Lets the page of an answer ask further hosts, by https. */
export function letConnect(reply: FastifyReply, hosts: readonly string[]): void {
  if (hosts.length === 0) return;
  const policy = String(reply.getHeader(POLICY) ?? '');
  const also = hosts.map((host) => ` https://${host}`).join('');
  reply.header(POLICY, policy.replace(CONNECT, `${CONNECT}${also}`));
}

const POLICY = 'content-security-policy';
const CONNECT = "connect-src 'self'";
