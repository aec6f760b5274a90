// Asks providers of single sign-on. An admin of one company names the address, so it must not lead into the operator's network:
// only https, only addresses that everybody can reach, checked as they are connected to, no redirects, bounded in time and size.
import { Buffer } from 'node:buffer';
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { isOwnNetwork } from '#server/http/address/own-network.ts';

/** Milliseconds of one answer of a provider; @public docs/limits.md names it. */
export const providerPatience = 10_000;
/** Bytes of one answer of a provider; @public docs/limits.md names it. */
export const providerAnswerLimit = 1_048_576;

/** Networks that are nobody's, or not for single hosts. */
const unusable = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  unusable.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  unusable.addSubnet(net, bits, 'ipv6');

/** Why an address is not asked, or its answer not read, and which. */
export class RefusedAddress extends Error {
  readonly reason: 'open' | 'private' | 'large';
  readonly place: string;
  constructor(reason: RefusedAddress['reason'], place: string) {
    super(reason);
    this.reason = reason;
    this.place = place;
  }
}

/** Whether everybody can reach an IP address. IPv4 written as IPv6 is what it is. */
export function isPublicAddress(address: string): boolean {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return isPublicAddress(mapped);
  if (/^::ffff:/i.test(address) || address.includes('%')) return false;
  return !isOwnNetwork(address) && !unusable.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

type Sent = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Fetches from a provider; with `isOpen`, which the operator sets, also from private networks and without TLS. Throws
 * `RefusedAddress`, or what the network says.
 */
export async function fetchFromProvider(
  address: string,
  { method = 'GET', headers = {}, body, signal }: Sent,
  isOpen: boolean,
): Promise<Response> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(isOpen && url.protocol === 'http:'))
    throw new RefusedAddress('open', url.origin);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (!isOpen && isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedAddress('private', host);
  const limit = AbortSignal.timeout(providerPatience);
  const options: RequestOptions = {
    method,
    // A body of a known length, and an answer as it is: what unpacks to more than it says is not read.
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    agent: false,
    ...(!isOpen && { lookup: publicOnly }),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(url, options, resolve).on('error', reject).end(body);
  });
  return new Response(await contentOf(response), {
    status: statusOf(response),
    headers: headersOf(response),
  });
}

/** What is connected to is what was checked, whatever the name resolves to the next time. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, []);
    const all: LookupAddress[] = found;
    const bad = all.find(({ address }) => !isPublicAddress(address));
    if (bad !== undefined) return callback(new RefusedAddress('private', `${hostname} (${bad.address})`), []);
    const [first] = all;
    if (options.all === true || first === undefined) return callback(null, all);
    return callback(null, first.address, first.family);
  });
};

async function contentOf(response: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without an encoding a response gives bytes
  for await (const bytes of response as AsyncIterable<Buffer>) {
    size += bytes.length;
    if (size > providerAnswerLimit) {
      response.destroy();
      throw new RefusedAddress('large', '');
    }
    chunks.push(bytes);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

/** A redirect is an error: whoever asked does not follow it. */
function statusOf({ statusCode = 502 }: IncomingMessage): number {
  return statusCode >= 200 && statusCode <= 599 ? statusCode : 502;
}

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') all.append(name, value);
  return all;
}
