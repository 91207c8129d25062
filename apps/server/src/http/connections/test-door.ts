import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createTestDatabase } from '../../database/testing/test-database.ts';
import type { Settings } from '../../settings/settings.ts';
import { testSettings } from '../../settings/test-settings.ts';
import type { App } from '../../platform/feature.ts';
import { admissionSettings, type AdmissionSettings } from '../admission/admission-settings.ts';
import { bodyBounds, type BodyBounds } from '../body/body-budget.ts';
import { throttleBounds, type ThrottleBounds } from '../body/body-throttle.ts';
import { buildApp, type Part } from '../build-app.ts';
import { connectionBounds, type ConnectionBounds } from './connection-bounds.ts';

export interface TestDoor {
  readonly app: App;
  readonly port: number;
  close(): Promise<void>;
}

/** The whole server on a port of its own, with bounds of the test's own. `prepare` may add routes. */
export async function openTestDoor(
  bounds: Partial<ConnectionBounds>,
  admission: Partial<AdmissionSettings> = {},
  settings: Partial<Settings> = {},
  prepare: (app: App) => void = () => {},
  bodies: BodyBounds = bodyBounds,
  part: Part = {},
  bodyRates: ThrottleBounds = throttleBounds,
): Promise<TestDoor> {
  const test = await createTestDatabase();
  const deps = { database: test.database, settings: testSettings(settings), now: () => new Date() };
  const app = await buildApp(
    deps,
    null,
    {
      connections: { ...connectionBounds, ...bounds },
      admission: { ...admissionSettings, ...admission },
      bodies,
      bodyRates,
    },
    part,
  );
  prepare(app);
  const { port } = new URL(await app.listen({ port: 0, host: '::' }));
  return {
    app,
    port: Number(port),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await test.drop();
    },
  };
}

/** A connection as a client sees it. */
export interface TestClient {
  readonly socket: Socket;
  /** All that was said to it so far. */
  said(): string;
  /** Resolves to all that was said when the server has hung up. */
  readonly end: Promise<string>;
  /** Resolves when the words have come. */
  hears(words: string): Promise<void>;
}

/** Connects from `from`, any address of this machine. */
export async function dial(port: number, from = '127.0.0.1'): Promise<TestClient> {
  const host = from.includes(':') ? '::1' : '127.0.0.1';
  const socket = connect({ port, host, localAddress: from });
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  // A reset is one of the ways to hang up.
  socket.on('error', () => undefined);
  const end = new Promise<string>((settle) => socket.once('close', () => settle(text)));
  await Promise.race([once(socket, 'connect'), end]);
  return {
    socket,
    said: () => text,
    end,
    async hears(words) {
      while (!text.includes(words)) {
        await Promise.race([once(socket, 'data'), end.then(() => Promise.reject(new Error('hung up')))]);
      }
    },
  };
}

export const live = 'GET /api/health/live HTTP/1.1\r\nHost: a\r\n\r\n';

/** The first half of a call with a body of so many bytes. */
export function half(length: number): string {
  return (
    'POST /api/blade-auth/oauth/token HTTP/1.1\r\nHost: a\r\n' +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`
  );
}
