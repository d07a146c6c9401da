import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { isPassedOn, passedOnBy } from './from-here';

export type Client = {
  ip: string;
  /** Whether a proxy forwarded it: then it is not this machine's own, wherever the connection comes from. */ forwarded: boolean;
};
export type TrustedProxies = (address: string | undefined) => boolean;

/** Headers by which a framework speaks to itself. */
const INTERNAL = [
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-invoke-path',
  'x-invoke-query',
  'x-matched-path',
  'x-http-method-override',
  'x-http-method',
  'x-method-override',
  'x-original-url',
  'x-rewrite-url',
];

/** The proxies named in TRUSTED_PROXY: addresses or networks as `10.0.0.0/8`. */
export function trustedProxies(names: readonly string[]): TrustedProxies {
  const known = new net.BlockList();
  for (const name of names) {
    const [address = '', bits] = name.split('/');
    const family = net.isIPv6(address) ? 'ipv6' : 'ipv4';
    if (!net.isIP(address)) throw new Error(`TRUSTED_PROXY: ${name} is no address`);
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address ?? '');
    return net.isIP(plain) !== 0 && known.check(plain, net.isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Removes the forwarded headers from a request and says who the client is; they count only from a trusted proxy. */
export function takeClient(req: IncomingMessage, trusted: TrustedProxies): Client {
  const peer = plainAddress(req.socket.remoteAddress ?? '');
  const hops = trusted(peer)
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .map((hop) => hop.trim())
    : [];
  const client = hops.reverse().find((hop) => net.isIP(hop) !== 0 && !trusted(hop));
  const forwarded = isPassedOn(req.headers);
  for (const name of passedOnBy(req.headers)) delete req.headers[name];
  for (const name of INTERNAL) delete req.headers[name];
  return { ip: client ?? peer, forwarded };
}

/** An IPv4-mapped IPv6 address as IPv4; others as they are. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
