// Addresses of this machine and of private networks: what is meant for anyone who runs the server is answered to them alone.
import { BlockList, isIPv6 } from 'node:net';

const own = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Carriers' and overlay networks.
  ['100.64.0.0', 10],
] as const)
  own.addSubnet(net, bits, 'ipv4');
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

export function isOwnNetwork(address: string): boolean {
  return own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
