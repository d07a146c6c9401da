import { staffCode } from './staff-code';

try {
  process.stdout.write(`${await staffCode(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
