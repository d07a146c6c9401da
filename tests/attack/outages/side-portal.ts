import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fastFolder } from '../../fast-folder';
import { startPortal } from '../../portal';
import type { Portal } from '../../portal';
import type { Arena } from '../attack';
import { databaseUrl } from '../arena';

type Side = { portal: Portal; end: () => Promise<void> };
type Wanted = { /** How far its clock is ahead; below zero behind. */ laterMs?: number; /** Its log is on a full disk. */ fullDisk?: boolean };

const LATER = path.resolve('tests/attack/crashes/later.mjs');

/** Starts another process on the arena's database, web and worker, with something wrong about it. */
export async function openSide({ portal }: Arena, { laterMs = 0, fullDisk = false }: Wanted): Promise<Side> {
  const dataDir = fastFolder('zarban-side-');
  mkdirSync(dataDir, { recursive: true });
  if (fullDisk) symlinkSync('/dev/full', path.join(dataDir, 'portal.log'));
  const side = await startPortal({
    dataDir,
    env: {
      PORTAL_ROLES: 'web,worker',
      DATABASE_URL: databaseUrl(portal.dataDir),
      LOG_LEVEL: fullDisk ? 'debug' : 'warn',
      ...(laterMs === 0 ? {} : { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${LATER}`.trim(), ZARBAN_LATER_MS: String(laterMs) }),
    },
  });
  return {
    portal: side,
    end: async () => {
      await side.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
