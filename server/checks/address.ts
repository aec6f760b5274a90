// Whether the address that people open (FORMDECK_URL) leads here, encrypted, and through as many proxies as TRUST_PROXY says.
import type { IncomingHttpHeaders } from 'node:http';
import type { Check } from '#core/errors.ts';
import type { ServerSettings } from '#server/settings.ts';
import type { Doorstep } from './port.ts';
import { reasonOf } from './failed-check.ts';

const name = 'Address';
const patience = 10_000;
const mostClockSkew = 60_000;

type Settings = Pick<ServerSettings, 'publicOrigin' | 'proxyHops'>;

export async function checkAddress(settings: Settings, doorstep: Doorstep): Promise<Check[]> {
  const { publicOrigin } = settings;
  if (publicOrigin === undefined) {
    return [
      {
        name,
        ok: null,
        says: "FORMDECK_URL is not set: invitations, reminders and schedules are refused at every address but this machine's own",
        hint: 'Set it to the address that people open, such as https://forms.example.com.',
      },
    ];
  }
  return [...checkTls(publicOrigin), ...(await follow(publicOrigin, settings, doorstep))];
}

function checkTls(origin: string): Check[] {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:') return [];
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return [
    {
      name: 'TLS',
      ok: isHere ? null : false,
      says: `${origin} is not encrypted: passwords and answers can be read on the way`,
      hint: 'Put a proxy with TLS in front, such as Caddy (deploy/Caddyfile), and set FORMDECK_URL to its https address. Phones fill in offline over https only.',
    },
  ];
}

/** Asks the address, and looks who answers; not at /health, which proxies keep for their own network. */
async function follow(origin: string, settings: Settings, doorstep: Doorstep): Promise<Check[]> {
  const key = doorstep.kind === 'ours' ? doorstep.key : '';
  const before = Date.now();
  try {
    const answer = await fetch(`${origin}/`, {
      headers: { 'x-formdeck-check': key },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    const clock = checkClock(answer.headers.get('date'), (before + Date.now()) / 2);
    if (doorstep.kind !== 'ours') {
      // Whoever answers cannot be told from here.
      const says = `${origin} answers with ${answer.status}`;
      return [{ name, ok: answer.ok ? true : null, says }, ...clock];
    }
    const headers = doorstep.headers();
    if (answer.headers.get('x-formdeck-check') !== key || headers === null)
      return [leadsElsewhere(origin, answer.status), ...clock];
    return [{ name, ok: true, says: `${origin} leads here` }, checkProxies(headers, settings), ...clock];
  } catch (error) {
    const hint =
      'Look at the name (DNS), the certificate and the proxy. Where this machine may not call its own public address, open it from another one.';
    return [{ name, ok: false, says: `${origin} does not answer: ${reasonOf(error)}`, hint }];
  }
}

function leadsElsewhere(origin: string, status: number): Check {
  return {
    name,
    ok: false,
    says: `${origin} leads to something else, which answers with ${status}`,
    hint: 'Let the proxy hand on to the port above, with the Host header, X-Forwarded-For and X-Forwarded-Proto as they come.',
  };
}

/** How many proxies a request came through, against how many are trusted. */
function checkProxies(headers: IncomingHttpHeaders, { publicOrigin = '', proxyHops }: Settings): Check {
  const check = { name: 'Proxy' };
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((each) => each.trim() !== '').length;
  if (forwarded !== proxyHops) {
    const says =
      forwarded === 0
        ? `no X-Forwarded-For arrives, and TRUST_PROXY is ${proxyHops}: whoever writes one themselves can pass as any address`
        : `${forwarded} in front, and TRUST_PROXY is ${proxyHops}: limits by address would count the wrong ones`;
    return { ...check, ok: false, says, hint: `Set TRUST_PROXY=${forwarded}.` };
  }
  const proto = headers['x-forwarded-proto'];
  if (forwarded > 0 && publicOrigin.startsWith('https:') && proto !== 'https') {
    const says = `X-Forwarded-Proto arrives as ${proto === undefined ? 'nothing' : String(proto)}, not https: cookies would not be secure`;
    return { ...check, ok: false, says, hint: 'Let the proxy set X-Forwarded-Proto.' };
  }
  return {
    ...check,
    ok: true,
    says: forwarded === 0 ? 'none in front' : `${forwarded} in front, as TRUST_PROXY says`,
  };
}

/** Another machine's clock against ours: sessions, schedules and links depend on it. */
function checkClock(date: string | null, now: number): Check[] {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return [];
  const skew = Math.round((theirs + 500 - now) / 1_000);
  const ok = Math.abs(skew) * 1_000 <= mostClockSkew;
  const says = ok
    ? 'agrees with the address'
    : `${Math.abs(skew)} s ${skew > 0 ? 'behind' : 'ahead of'} the address`;
  return [
    { name: 'Clock', ok, says, ...(!ok && { hint: 'Set the clock by NTP: `timedatectl set-ntp true`.' }) },
  ];
}
