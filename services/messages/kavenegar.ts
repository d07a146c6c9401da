import { lookupOf } from './lookup';
import type { SmsMessage } from './lookup';
import { outcomeOfStatus } from './kavenegar-answers';
import { outcomeOfNetworkError } from './outcome';
import type { Outcome } from './outcome';

export type KavenegarSettings = { url: string; apiKey: string };

/** How long the provider may take to answer. */
export const KAVENEGAR_TIMEOUT_MS = 10_000;

type Answer = { return?: { status?: number }; entries?: { messageid?: number | string }[] | { messageid?: number | string } | null };

/**
 * Sends an SMS by Kavenegar's lookup: an approved template and its tokens. The key is part of the path,
 * so neither the address nor an error that may quote it is ever logged, kept or thrown.
 */
export async function sendByKavenegar(settings: KavenegarSettings, message: SmsMessage, timeoutMs = KAVENEGAR_TIMEOUT_MS): Promise<Outcome> {
  try {
    const response = await fetch(`${settings.url.replace(/\/$/, '')}/v1/${encodeURIComponent(settings.apiKey)}/verify/lookup.json`, {
      method: 'POST',
      body: new URLSearchParams({ receptor: message.recipient, ...lookupOf(message), type: 'sms' }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    const status = answer.return?.status ?? response.status;
    if (status !== 200) return outcomeOfStatus(status);
    // A 200 without its own words is not Kavenegar speaking: whether it was sent is not known.
    if (answer.return?.status !== 200) return { kind: 'unknown', reason: 'answer not understood' };
    const entry = Array.isArray(answer.entries) ? answer.entries[0] : answer.entries;
    return { kind: 'sent', ...(entry?.messageid ? { providerId: String(entry.messageid) } : {}) };
  } catch (error) {
    return outcomeOfNetworkError(error);
  }
}
