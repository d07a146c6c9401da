import type { FullConfig } from '@playwright/test';
import { startPortal } from '../portal';

/** Starts one portal for all journeys (end-to-end tests); what a journey needs of it stands in the environment. */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const running = process.env['PORTAL_URL'];
  if (running) {
    for (const project of config.projects) project.use.baseURL = running;
    return async () => {};
  }
  const portal = await startPortal({ filled: true, env: { LOG_LEVEL: 'warn' } });
  await portal.admin;
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  return portal.stop;
}
