import type { TokenIssuer } from './read-issuers.ts';
import type { MailSettings } from './read-mail.ts';
import type { SmsSettings } from './read-sms.ts';
import type { Secrets } from './secrets.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where files are kept: a folder on this machine. */
export interface DiskFiles {
  readonly kind: 'disk';
  readonly folder: string;
}

/** Where files are kept: a private bucket of an object store that speaks S3. */
export interface S3Files {
  readonly kind: 's3';
  readonly bucket: string;
  /** Before every name; empty or with a slash at the end. */
  readonly prefix: string;
  /** null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
  /** The bucket stands in the path, not in the host name. */
  readonly pathStyle: boolean;
  /** null: found by the library where the machine keeps them. */
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
  /** Absolute: where files lie while they are made. */
  readonly unfinished: string;
  /** Milliseconds that the store may keep silent before it counts as gone. */
  readonly patience: number;
}

/** Everything that the environment decides, read once at the start and never again. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The database itself where `databaseUrl` is a proxy, in the order in which they are asked; empty: as `databaseUrl`. */
  readonly databaseDirectUrls: readonly string[];
  readonly files: DiskFiles | S3Files;
  /** Address under which browsers reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-*` headers are believed; none by default. */
  readonly trustProxy: readonly string[];
  readonly demo: boolean;
  /** Where the archives of the demo are. */
  readonly demoFolder: string;
  /** Where the packs are that come with the product. */
  readonly packsFolder: string;
  /** A captcha answer that is always right, for tests; null otherwise. */
  readonly captchaTestCode: string | null;
  /** null: no SMS is sent; in demo mode it stays in the outbox. */
  readonly sms: SmsSettings | null;
  /** null: no mail is sent; in demo mode it stays in the outbox. */
  readonly mail: MailSettings | null;
  /** Whose tokens sign people in, by tenant. */
  readonly issuers: readonly TokenIssuer[];
  /** Milliseconds the event loop may lag before calls are refused early instead of piling up; 0 never refuses. */
  readonly maxLag: number;
  /** Opens the figures of `/api/metrics`; null: there are none. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  readonly secrets: Secrets;
}
