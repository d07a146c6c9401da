const IPV4_IN_IPV6 = /^(?:0{0,4}:){0,5}(?::|:ffff:|ffff:|0{0,4}:ffff:)(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const PLACE_GROUPS = 3;

/** The network that an address counts as: an IPv4 address itself, of IPv6 the /64, which one client owns whole. */
export function networkOf(address: string): string {
  const bare = (address.trim().split('%')[0] ?? '').toLowerCase();
  const inside = IPV4_IN_IPV6.exec(bare)?.[1];
  if (inside) return inside;
  if (!bare.includes(':')) return bare;
  return `${groupsOf(bare).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The wider network around an address, which one customer of a hosting company may own: an IPv4 /24, an IPv6 /48. */
export function placeOf(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, PLACE_GROUPS).join(':')}::/48`;
  const at = network.lastIndexOf('.');
  return at < 0 ? network : `${network.slice(0, at)}.0/24`;
}

/** The eight groups of an IPv6 address, without zeros in front. */
function groupsOf(bare: string): string[] {
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length);
  const whole = [...front, ...Array<string>(gap).fill('0'), ...back];
  return whole.map((group) => group.replace(/^0+(?=.)/, ''));
}
