import { rememberClient } from '../accounts/known-client';
import { commit } from '../store/commit';
import { guarded } from '../service';

/** Remembers the browser of a completed login, so that strangers' wrong passwords never lock it out; gives the token for its cookie. [ADM-5] */
export const rememberStaffBrowser = guarded('staff.log-in', async (ctx, staffId: number): Promise<string> => {
  const kept = await commit<string>(ctx, async (tx) => ({ value: (await rememberClient(tx, ctx, `staff:${staffId}`)).token, audit: [] }));
  if (!kept.ok) throw new Error(`a browser was not remembered: ${kept.code}`);
  return kept.value;
});
