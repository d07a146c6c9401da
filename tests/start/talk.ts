import { openLog } from '#server/log';
import type { Config } from '#server/config';

/** Writes to standard output without end, and to standard error that it is alive. */
const { log } = openLog({ env: { LOG_TO: 'stdout', LOG_LEVEL: 'info' }, roles: ['web'], production: true, dataDir: process.argv[2] } as unknown as Config);
let rounds = 0;
setInterval(() => {
  for (let i = 0; i < 50; i += 1) log.info({}, 'x'.repeat(1_000));
  process.stdout.write('said\n');
  rounds += 1;
  if (rounds < 100) return;
  process.stderr.write('lives');
  process.exit(0);
}, 10);
