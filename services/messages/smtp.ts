import { createTransport } from 'nodemailer';
import type { Lang } from '../context';
import type { Outcome } from './outcome';
import { outcomeOfNetworkError } from './outcome';
import { noticeSubject } from './words';

export type SmtpSettings = { url: string; from: string };
export type MailMessage = { id: string; recipient: string; notice: string; lang: Lang; facts: Record<string, string>; body: string };

/** How long the mail server may take for each of its steps. */
export const SMTP_TIMEOUT_MS = 10_000;

/** Sends a mail by SMTP; its Message-ID is ours, so that a server can drop a repeated one. */
export async function sendBySmtp(settings: SmtpSettings, message: MailMessage, timeoutMs = SMTP_TIMEOUT_MS): Promise<Outcome> {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  const host = settings.from.replace(/^.*@|>.*$/g, '') || 'localhost';
  try {
    const info = await transport.sendMail({
      from: settings.from,
      to: message.recipient,
      subject: noticeSubject(message.lang, message.notice, message.facts),
      text: message.body,
      messageId: `<${message.id}@${host}>`,
      headers: { 'Content-Language': message.lang, 'Auto-Submitted': 'auto-generated' },
    });
    return { kind: 'sent', providerId: info.messageId };
  } catch (error) {
    return outcomeOfMailError(error);
  } finally {
    transport.close();
  }
}

/** The server's own answer is certain: 4xx may pass, 5xx will not; anything after the data left without an answer is not known. */
function outcomeOfMailError(error: unknown): Outcome {
  const fault = error as { code?: string; responseCode?: number; command?: string };
  if (fault.responseCode && fault.responseCode >= 400) {
    return { kind: 'refused', retry: fault.responseCode < 500 || fault.code === 'EAUTH', reason: `smtp ${fault.responseCode}` };
  }
  if (fault.command && fault.command !== 'DATA' && fault.command !== 'API') return { kind: 'refused', retry: true, reason: `smtp ${fault.code ?? 'error'} at ${fault.command}` };
  return outcomeOfNetworkError(error);
}
