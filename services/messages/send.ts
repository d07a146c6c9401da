import type { Settings } from '../runtime';
import type { messages } from '../store/tables';
import { sendByKavenegar } from './kavenegar';
import type { Outcome } from './outcome';
import { sendBySmtp } from './smtp';

export type MessageRow = typeof messages.$inferSelect;

/** Sends a message by its channel's provider; the local outbox only keeps it, to be read at /dev/outbox. */
export async function send(settings: Settings, row: MessageRow): Promise<Outcome> {
  if (row.channel === 'sms') {
    return settings.sms.provider === 'outbox' ? { kind: 'sent' } : sendByKavenegar(settings.sms, row);
  }
  return settings.mail.provider === 'outbox' ? { kind: 'sent' } : sendBySmtp(settings.mail, row);
}

/** Whether messages of this channel are really sent, or only kept in the local outbox. */
export function leavesTheHouse(settings: Settings, channel: MessageRow['channel']): boolean {
  return settings[channel === 'sms' ? 'sms' : 'mail'].provider !== 'outbox';
}
