import type { Result } from '#domain/result';
import { refuse } from '#domain/result';
import type { Ctx } from '../context';
import { beginFile } from './begin';
import { see, type Seen, type Sight } from './store/see';

/** A sight whose file may be one's own, and that is made when it is first looked at; another's that is not reached is not there (404). */
export async function seeFile(ctx: Ctx, sight: Sight): Promise<Result<Seen>> {
  const found = await see(ctx, sight);
  if (found) return { ok: true, value: found };
  if (sight.whose !== 'mine') return refuse('access.hidden', undefined, { status: 404 });
  const begun = await beginFile(ctx);
  if (!begun.ok) return begun;
  const own = await see(ctx, sight);
  return own ? { ok: true, value: own } : refuse('access.hidden', undefined, { status: 404 });
}

/** Whose file an address names: by its reference, or one's own. */
export function whoseFile(ref: string | null): Sight['whose'] {
  return ref === null ? 'mine' : { ref: ref.slice(0, 40) };
}
