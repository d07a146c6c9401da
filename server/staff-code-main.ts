import { staffCode } from './staff-code';

try {
  await staffCode(process.argv[2]);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
