import { rememberClient } from '../accounts/known-client';
import type { Ctx } from '../context';
import { commit } from '../store/commit';

/** Remembers the browser of a whole login, so that strangers' wrong passwords never keep it out; gives what the browser keeps. [ADM-5] */
export async function rememberStaffBrowser(ctx: Ctx, staffId: number): Promise<string> {
  const kept = await commit<string>(ctx, async (tx) => ({ value: (await rememberClient(tx, ctx, `staff:${staffId}`)).token, audit: [] }));
  if (!kept.ok) throw new Error(`a browser was not remembered: ${kept.code}`);
  return kept.value;
}
