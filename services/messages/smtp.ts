import { createTransport } from 'nodemailer';
import type { Lang } from '../context';
import type { Outcome } from './outcome';
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

type MailFault = { code?: string; responseCode?: number; timeoutType?: string; syscall?: string };

/** Classifies an SMTP error: the server's own answer is certain (4xx may pass, 5xx will not); a connection that broke or timed out after the data is not. */
function outcomeOfMailError(error: unknown): Outcome {
  const { code, responseCode, timeoutType, syscall } = error as MailFault;
  if (responseCode && responseCode >= 400) return { kind: 'refused', retry: responseCode < 500 || code === 'EAUTH', reason: `smtp ${responseCode}` };
  const neverSpoke = code === 'EDNS' || code === 'ETLS' || syscall === 'connect' || timeoutType === 'CONNECTION_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT';
  return neverSpoke ? { kind: 'refused', retry: true, reason: `not connected: ${code}` } : { kind: 'unknown', reason: `no answer: ${code ?? 'error'}` };
}
