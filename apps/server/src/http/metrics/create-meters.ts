import type { AdmissionFigures } from '../admission/admit-calls.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countConnections } from '../../database/create-database.ts';
import type { Database } from '../../database/database.ts';
import { selectBacklog, selectChanges, selectUnknownSms } from './store.ts';

/** An answered call. */
export interface AnsweredCall {
  readonly method: string;
  /** As it is registered, so that ids make no series of their own. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What is measured in one process. */
export interface Meters {
  begin(): void;
  end(call: AnsweredCall): void;
  /** A call that was given up before it was answered. */
  abort(): void;
  saved(kind: 'draft' | 'submission'): void;
  /** All figures in the text format of Prometheus. */
  read(): Promise<string>;
  readonly contentType: string;
  /** Forgets all figures. */
  close(): void;
}

const unknown = { queued: Number.NaN, sending: Number.NaN, oldest: Number.NaN };
const unknownChanges = { count: Number.NaN, oldest: Number.NaN };

/** Meters of one server; two in a process do not share theirs. */
export function createMeters(database: Database, figures: () => AdmissionFigures): Meters {
  const register = new Registry();
  const registers = [register];
  // Processor, memory, garbage collection and the lag of the event loop.
  collectDefaultMetrics({ register });
  const running = new Gauge({
    name: 'zhantai_calls_running',
    help: 'Calls that are being answered.',
    registers,
  });
  const answered = new Histogram({
    name: 'zhantai_call_duration_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const saves = new Counter({
    name: 'zhantai_saves_total',
    help: 'Accepted saves of answers, drafts and submissions.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of ['draft', 'submission'] as const) saves.inc({ kind }, 0);
  void new Gauge({
    name: 'zhantai_database_connections',
    help: 'Connections to the database, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections(database))) this.set({ state }, count);
    },
  });
  void new Gauge({
    name: 'zhantai_admission',
    help: 'Calls by lane that run, wait for a place, or wait for something else, and how many may run.',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const { lane, ...counts } of figures().lanes) {
        for (const [state, count] of Object.entries(counts)) {
          this.set({ lane, state }, count);
        }
      }
    },
  });
  void new Counter({
    name: 'zhantai_refused_total',
    help: 'Calls that were refused before anything was done for them.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(figures().refused)) this.inc({ reason }, count);
    },
  });
  const oldest = new Gauge({
    name: 'zhantai_outbox_oldest_seconds',
    help: 'How long the longest due message waits.',
    registers,
  });
  const outbox = new Gauge({
    name: 'zhantai_outbox_messages',
    help: 'Messages that wait or are being sent, of all processes.',
    labelNames: ['state'],
    registers,
  });
  const changes = new Gauge({
    name: 'zhantai_list_changes',
    help: 'Changes of submissions that are not in the lists yet.',
    registers,
  });
  const changesOldest = new Gauge({
    name: 'zhantai_list_changes_oldest_seconds',
    help: 'How long the first of these changes waits.',
    registers,
  });
  const unknownSms = new Gauge({
    name: 'zhantai_sms_unknown_numbers',
    help: 'SMS of the running hour to numbers that nobody of the exhibition has; the admins are told at half of its bound.',
    labelNames: ['tenant', 'exhibition'],
    registers,
  });
  return {
    begin: () => running.inc(),
    end({ method, route, status, seconds }) {
      running.dec();
      answered.observe({ method, route, status }, seconds);
    },
    abort: () => running.dec(),
    saved: (kind) => saves.inc({ kind }),
    async read() {
      // The other figures are wanted most when the database is away.
      const backlog = await selectBacklog(database).catch(() => unknown);
      outbox.set({ state: 'queued' }, backlog.queued);
      outbox.set({ state: 'sending' }, backlog.sending);
      oldest.set(backlog.oldest);
      const unfolded = await selectChanges(database).catch(() => unknownChanges);
      changes.set(unfolded.count);
      changesOldest.set(unfolded.oldest);
      unknownSms.reset();
      for (const { tenant, exhibition, sent } of await selectUnknownSms(database).catch(() => []))
        unknownSms.set({ tenant, exhibition }, sent);
      return register.metrics();
    },
    contentType: register.contentType,
    close: () => register.clear(),
  };
}
