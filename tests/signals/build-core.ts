import { buildWasm } from '../../server/prepare/steps.mjs';

/** Builds the signal core when its sources are newer, also when vitest is run alone. */
export default async function setup(): Promise<void> {
  await buildWasm(process.cwd(), (line: string) => process.stderr.write(`${line}\n`));
}
