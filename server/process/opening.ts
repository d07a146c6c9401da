import type { Server } from 'node:http';
import type { Log, Runtime } from '#services/runtime';
import type { Config } from '../config';
import type { OpenPulse } from '../database/pulse';
import type { Health } from '../health';
import type { Metrics } from '../metrics';
import type { Rooms } from '../sockets/rooms';
import type { Shutdown } from './shutdown';
import type { Spans } from './spans';

/** What a process opens its roles with. */
export type Opening = {
  root: string;
  config: Config;
  rt: Runtime;
  /** The same for the worker's jobs, on connections of their own. */
  jobs: Runtime;
  pulse: OpenPulse;
  databaseUrl: string;
  server: Server;
  shutdown: Shutdown;
  health: Health;
  metrics: Metrics;
  spans: Spans;
  log: Log;
  say: (line: string) => void;
  logFile: string | undefined;
  buildAdmin: (() => Promise<unknown>) | undefined;
  dev: boolean;
  /** The rooms that sockets lead to. */
  rooms?: Rooms;
};
