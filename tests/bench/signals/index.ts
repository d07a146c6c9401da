import { openCore } from '#services/signals/core';
import { buildWasm } from '../../../server/prepare/steps.mjs';
import type { Figure } from '../figure';
import { memory } from './memory';
import { quantum } from './quantum';
import { size } from './size';
import { speed } from './speed';

/** The signal core: its size, and its speed beside native code and JavaScript. */
export async function run(say: (line: string) => void): Promise<Figure[]> {
  await buildWasm(process.cwd());
  const module = await openCore();
  return [...size(), ...(await speed(module, say)), ...quantum(module), ...memory(module)];
}
