import { addStaff } from './staff-add';

try {
  process.stdout.write(`${await addStaff(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
