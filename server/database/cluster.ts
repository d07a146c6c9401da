import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wrap } from './mode';
import type { Mode } from './mode';

type Cluster = { mode: Mode; home: string; cluster: string; password: string };

/** Creates the cluster once: Persian collation by ICU, scram passwords; a half-made one is deleted first. */
export function createCluster({ mode, home, cluster, password }: Cluster): void {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const parent = lstatSync(path.dirname(cluster));
  if (mode === 'nobody') chownSync(passwordFile, parent.uid, parent.gid);
  const [command = '', ...args] = [
    ...wrap(mode, false),
    path.join(home, 'bin/initdb'),
    ...['-D', draft, '-U', 'zarban', '-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fa-IR'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', '--no-sync'],
  ];
  const made = spawnSync(command, args, { encoding: 'utf8', cwd: path.dirname(cluster) });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its folder ${cluster}:\n${made.stderr || made.error?.message}`);
  renameSync(draft, cluster);
}
