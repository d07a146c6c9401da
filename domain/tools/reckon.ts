import { ok, refuse, type Result } from '../result';
import type { Found, Outcome, Tool } from './tool';

export type Reckoned = Found | { outside: string };

/** What a calculator makes of its fields' values; a value that cannot be is refused at its field. */
export function reckon(tool: Tool, values: Readonly<Record<string, unknown>>, today: string): Result<Reckoned> {
  const outcome: Outcome = tool.compute(values, today);
  return 'refused' in outcome ? refuse(outcome.refused, undefined, { field: outcome.field }) : ok(outcome);
}
