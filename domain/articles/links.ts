const MOST_CHARACTERS = 2_000;

/** An address that an article may lead to: a page of ours, a secure page elsewhere, a phone or a mailbox; nothing else is a link. */
export function allowedLink(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MOST_CHARACTERS) return null;
  const to = address.trim();
  // Browsers leave control characters out and read a backslash as a slash.
  if (/[\u0000-\u0020\u007f\\]/.test(to)) return null;
  if (/^\/(?!\/)/.test(to) || /^#[\w-]+$/.test(to) || /^tel:[+\d]+$/.test(to) || /^mailto:[^?&]+$/.test(to)) return to;
  return /^https:\/\/[^/?#@]+\.[^/?#@]+(?:[/?#].*)?$/i.test(to) ? to : null;
}
