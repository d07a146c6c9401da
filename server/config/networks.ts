import net from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$|[0-9a-f:]+$)/i;
/** The widest networks that may be trusted as proxies; private IPv6 (`fc00::/7`) belongs to one organisation however wide. */
const WIDEST = { ipv4: 8, ipv6: 16 };

type Network = { family: 'ipv4' | 'ipv6'; bits: number; private: boolean };

/** An address or network as `10.0.0.0/8`; undefined for what is none. */
export function readNetwork(text: string): Network | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const version = net.isIP(address);
  if (version === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
  const most = version === 4 ? 32 : 128;
  const length = bits === undefined ? most : Number(bits);
  if (length > most) return undefined;
  if (version === 6 && MAPPED.test(address) && length >= 96) return { family: 'ipv4', bits: length - 96, private: false };
  return { family: version === 4 ? 'ipv4' : 'ipv6', bits: length, private: version === 6 && /^f[cd]/i.test(address) };
}

/** Whether a network of proxies is so wide that anybody could speak for anybody. */
export function trustsStrangers(text: string): boolean {
  const network = readNetwork(text);
  if (!network) return true;
  return network.private ? network.bits < 7 : network.bits < WIDEST[network.family];
}
