import dns from 'node:dns';
import type http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Heard } from '#domain/content/link-check';
import { isPublicAddress } from './public-address';

type Way = {
  /** How each kind of address is asked; outside tests over TLS alone. */ by: Readonly<Record<string, typeof https.request>>;
  isPublic: (address: string) => boolean;
  withinMs: number;
};
const overTls: Way = { by: { 'https:': https.request }, isPublic: isPublicAddress, withinMs: 10_000 };
const MOST_TURNS = 5;
/** Says who asks, without a version that would tell more. */
const AGENT = 'ZarbanLinkCheck (link checker of a health magazine)';

class NotPublic extends Error {}

/**
 * Asks whether a page of somebody else is there: HEAD, then GET where that was refused, of which no body is read. Each
 * turn of a redirect is looked at like the first, and the address that was looked at is the one that is connected to, so
 * that no name leads into a private network, now or by changing between the two. [ADM-2]
 */
export async function askLink(url: string, way: Way = overTls): Promise<Heard> {
  let at = url;
  try {
    for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
      let answer = await ask('HEAD', at, way);
      if (answer.status >= 400) answer = await ask('GET', at, way);
      const to = answer.status >= 300 && answer.status < 400 && answer.location ? new URL(answer.location, at) : null;
      // A page that leads to where we do not go has answered.
      if (!to || !way.by[to.protocol]) return { status: answer.status };
      at = to.href;
    }
    return { failure: 'too-many-turns' };
  } catch (error) {
    return { failure: failureOf(error as NodeJS.ErrnoException) };
  }
}

function ask(method: 'HEAD' | 'GET', url: string, { by, isPublic, withinMs }: Way): Promise<{ status: number; location: string | undefined }> {
  const { protocol, hostname, username, password } = new URL(url);
  const request = by[protocol];
  const host = hostname.replace(/^\[|\]$/g, '');
  // A number in place of a name is never looked up.
  if (!request || username || password || (isIP(host) !== 0 && !isPublic(host))) return Promise.reject(new NotPublic());
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent: false,
        lookup: onlyPublic(isPublic),
        signal: AbortSignal.timeout(withinMs),
        headers: { 'User-Agent': AGENT, Accept: 'text/html,*/*;q=0.5' },
        maxHeaderSize: 32_768,
      },
      (response: http.IncomingMessage) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Looks a name up, and gives its addresses only where every one of them is public. */
function onlyPublic(isPublic: Way['isPublic']): LookupFunction {
  return (host, options, found) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address))) return found(new NotPublic(), []);
      if (options.all) return found(null, addresses);
      found(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

function failureOf(error: NodeJS.ErrnoException): Extract<Heard, { failure: string }>['failure'] {
  if (error instanceof NotPublic) return 'not-public';
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return 'no-name';
  return /CERT|SSL|TLS/.test(error.code ?? '') ? 'no-certificate' : 'no-answer';
}
