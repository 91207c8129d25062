import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';

/** The server as a feature sees it: schemas of its routes type the request. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What every feature works with. */
export interface Deps {
  readonly database: Database;
  readonly settings: Settings;
  /** The clock; tests bring their own. */
  readonly now: () => Date;
}

/** Adds a feature's routes. Called once, in the order of the features. */
export type Routes = (app: App, deps: Deps) => void | Promise<void>;
