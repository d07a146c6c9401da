import { buildWasm } from '../../server/prepare/steps.mjs';

/** The signal core is as new as its sources, also when vitest is run alone. */
export default async function setup(): Promise<void> {
  await buildWasm(process.cwd(), (line: string) => process.stderr.write(`${line}\n`));
}
