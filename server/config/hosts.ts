import net from 'node:net';

const LOOPBACK = new net.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
/** Unspecified addresses, which lead to this machine too when they are a destination. */
const NOWHERE = new net.BlockList();
NOWHERE.addSubnet('0.0.0.0', 8, 'ipv4');
NOWHERE.addAddress('::', 'ipv6');

const NAMES = /(?:^|\.)localhost$|^localhost[46]?(?:\.localdomain[46]?)?$|^ip6-(?:localhost|loopback)$/;

/** A host's name as everybody spells it: `127.1`, `0x7f.1`, `2130706433` and `LOCALHOST.` become what they mean. */
export function plainHost(host: string): string {
  const bare = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const read = URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : bare.toLowerCase();
  return read.replace(/^\[|\]$|\.+$/g, '');
}

/** Whether a server that listens on this host is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const plain = plainHost(host);
  return NAMES.test(plain) || isOf(LOOPBACK, plain);
}

/** Whether a connection to this host ends on this machine, however it is spelt. */
export function isThisMachine(host: string): boolean {
  return isLoopback(host) || isOf(NOWHERE, plainHost(host));
}

function isOf(list: net.BlockList, address: string): boolean {
  if (net.isIPv4(address)) return list.check(address, 'ipv4');
  if (!net.isIPv6(address)) return false;
  const inner = innerIPv4(address);
  return list.check(address, 'ipv6') || (inner !== undefined && list.check(inner, 'ipv4'));
}

/** The IPv4 address that an IPv6 one carries: mapped (`::ffff:7f00:1`), compatible (`::7f00:1`) or translated (`64:ff9b::7f00:1`). */
function innerIPv4(address: string): string | undefined {
  const [, high = '0', low] = /^(?:::ffff:(?:0:)?|64:ff9b::|::)(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/.exec(address) ?? [];
  if (low === undefined) return undefined;
  const parts = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}
