import type pg from 'pg';
import type { SharePicture } from '#domain/content/share-picture';
import type { Result } from '#domain/result';
import type { InvoiceContent } from '#domain/invoices/content';
import type { Movable } from '#domain/content/moved';
import type { CertificatePaper } from '#domain/papers/certificate-paper';
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { KeptContent } from './content/kept';
import type { FileStore } from './files/file-store';
import type { PayableKinds } from './payables/kind';
import type { ComputePanel } from './signals/panel/compute';

export type Db = NodePgDatabase<Record<string, never>>;
/** A transaction, or the pool itself: whatever a statement can run on. */
export type Tx = Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'>;

export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** A payment gateway and our account there. */
export type GatewaySettings = {
  provider: 'sandbox' | 'zarinpal' | 'sandbox-wallet' | 'zarinpal-wallet';
  url: string;
  merchantId: string;
  /** The gateway's refund service. */
  refunds?: { url: string; token: string; terminalId: string };
};

/** What services need to know of the set-up; made and validated by `server/config.ts`. */
export type Settings = {
  production: boolean;
  /** Whether `/dev/outbox` is there: the server listens on the loopback only, and this is not production. */
  outboxPage?: boolean;
  /** Where the portal answers, without a trailing slash, e.g. `http://127.0.0.1:3000`. */
  publicUrl: string;
  secrets: { session: string; code: string; payload: string };
  /** Keys of signed papers: the private one (PKCS #8, base64) that signs now, and the public ones of earlier ones. */
  papers?: { key: string; old: readonly string[] };
  sms: { provider: 'outbox' } | { provider: 'kavenegar'; url: string; apiKey: string };
  mail: { provider: 'outbox' } | { provider: 'smtp'; url: string; from: string };
  payment: GatewaySettings;
  /** Another provider by which credit can be added to the wallet. */
  walletPayment?: GatewaySettings;
  /** Where uploaded files lie. */
  files: { store: 'folder'; folder: string } | { store: 's3'; url: string; key: string; secret: string };
  /** Where the streets of maps come from: a PMTiles file, or pictures by `{z}/{x}/{y}`. */
  tilesUrl?: string;
  redisUrl?: string;
};

/** Which page of the table an address is; `moved` is the list of the document that its `slug` names. */
export type PageAt = { name: string; lang: 'fa' | 'en'; params: Readonly<Record<string, string>>; moved: Movable | undefined };

/** A paper in one of its languages, as it is printed. */
export type PaperToDraw = { lang: 'fa' | 'en' } & ({ content: InvoiceContent } | { certificate: CertificatePaper });
/** Draws an invoice or another paper as PDF, away from the pages; null while too many wait. */
export type DrawInvoice = (asked: PaperToDraw) => Promise<Uint8Array | null>;

/** Draws a picture for sharing as PNG, away from the pages; null while too many wait. */
export type DrawShare = (asked: SharePicture) => Promise<Uint8Array | null>;

/** What the process knows of its database, asked every second. */
export type Pulse = {
  /** Whether the database has not answered for seconds. */
  away: () => boolean;
  /** Whether this process's clock is not the database's: nothing bound to time may be done then. */
  clockIsOff: () => boolean;
  /** Watches a pool: its connections are ended when the database falls silent, and each that is busy with one statement for longer than the limit. */
  guard: (pool: pg.Pool, limitMs: number) => void;
};

/** Inspects a PDF in another process with limited time and memory; null where those were not enough, or too many wait. */
export type LookIntoPdf = (bytes: Uint8Array) => Promise<Result<true> | null>;

/** Made once by the process and handed down: every bundle reads the same one. */
export type Runtime = {
  db: Db;
  pool: pg.Pool;
  settings: Settings;
  log: Log;
  files: FileStore;
  /** What can be paid for; services below a kind find it here. */
  payables: PayableKinds;
  clock: () => Date;
  /** The page table, which services cannot know by themselves. */
  pageAt?: (path: string) => PageAt | null;
  /** Only in processes that serve pages. */
  pulse?: Pulse;
  /** Only in processes that can draw invoices. */
  drawInvoice?: DrawInvoice;
  /** Only in processes that can draw pictures for sharing. */
  drawShare?: DrawShare;
  /** Only in processes that can inspect PDFs. */
  lookIntoPdf?: LookIntoPdf;
  /** Only in processes that can compute recordings away from the pages. */
  computePanel?: ComputePanel;
  /** Drops this process's kept pages that are made of a table; a trigger tells the other processes. */
  contentChanged?: (table: string) => void;
  /** Publishes what staff have planned and is due, where the admin is open. */
  publishDue?: () => Promise<void>;
  /** Kept content, in processes that are told of changes. */
  kept?: KeptContent;
};

const slot = Symbol.for('zarban');

/** Gives the process its runtime, once. */
export function provideRuntime(runtime: Runtime): void {
  (globalThis as { [slot]?: Runtime })[slot] = runtime;
}

/** The process's runtime where it has one: commands that only fill or look have none. */
export function runtimeIfAny(): Runtime | undefined {
  return (globalThis as { [slot]?: Runtime })[slot];
}

/** The process's runtime; asked for before it was given, that is a bug. */
export function runtime(): Runtime {
  const found = runtimeIfAny();
  if (!found) throw new Error('the runtime was not provided');
  return found;
}
