import { showTransferCode } from '#domain/warranty/transfer';
import type { TransferCode } from '#services/warranty/hand-over';
import { dropCookie, readCookie, setCookie } from '../../cookies.server';
import type { At } from '../../door.server';

/** A transfer code as it is shown, once, to whoever gave the device up. */
export type ShownTransfer = { serial: string; shown: string; lastDay: Date };

/** The header that passes a new code to the next page; the tables keep only its hash. [WAR-3] */
export function showTransfer({ serial, code, endsAt }: TransferCode): Promise<string> {
  return setCookie('zb_transfer', { serial, shown: showTransferCode(code), lastDay: new Date(endsAt.getTime() - 1).toISOString() });
}

/** The code that the page before left for this one; it can be read only once. */
export async function shownTransfer(at: At): Promise<ShownTransfer | null> {
  const left = await readCookie<{ serial: string; shown: string; lastDay: string }>(at.request, 'zb_transfer');
  if (!left?.shown) return null;
  at.cookies.push(await dropCookie('zb_transfer'));
  return { serial: left.serial, shown: left.shown, lastDay: new Date(left.lastDay) };
}
