// Serves the browser console beside the API. The two share paths: a browser that navigates to /sheet/{id} accepts HTML
// and gets the console's page, a program gets the sheet (contract, "Conventions").
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#core/contract.ts';
import { languages } from '#core/messages/languages.ts';
import type { Region } from '#core/regions.ts';
import { sessionCookie } from '#server/http/actor.ts';
import { type ConsoleFile, entityTag, isKnown, readFiles } from './console-files.ts';
import { type ConsoleRegion, regionsAt } from './console-regions.ts';
import type { MapTiles } from './map-tiles.ts';
import { escaped } from '#server/http/html.ts';
import { routeOf } from '#server/http/mount.ts';
import { requestLanguageTag } from '#server/readers/request-reading.ts';
import { isNavigation } from '#server/http/problem-page.ts';

export type ConsoleOptions = {
  /** The built console: index.html and its assets. */
  folder: string | undefined;
  regions: readonly ConsoleRegion[];
  /** The e-mail address of the server's operator. */
  contact: string | undefined;
  /** The tile server of its maps. */
  tiles?: MapTiles | undefined;
  /** The languages that are shown before they are whole. */
  previews: readonly string[];
};

const pageName = 'index.html';
const serviceWorkerName = 'sw.js';

/**
 * Adds the console. Browser navigation gets its page, also at unknown paths, but not instead of pages or files:
 * downloads, /docs, /metrics.
 */
export function addConsole(http: FastifyInstance, calls: readonly Call[], options: ConsoleOptions): void {
  const files = options.folder === undefined ? [] : readFiles(options.folder);
  const page = files.find(({ name }) => name === pageName);
  const scripts = files.filter(({ name }) => name.startsWith('assets/language-'));
  const data = new Set(calls.filter(({ reply }) => reply !== 'file').map(routeOf));
  http.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request) && !isAnyoneAtRoot(request)) return undefined;
    if (!request.is404 && !data.has(request.routeOptions.url ?? '')) return undefined;
    request.callId = 'console.page';
    return page === undefined ? sendNotBuilt(reply) : sendPage(page, { ...options, scripts }, request, reply);
  });
  for (const file of files.filter((one) => one !== page)) {
    http.get(`/${file.name}`, (request, reply) => {
      request.callId = 'console.file';
      if (file.name.endsWith('.js')) void reply.header('content-security-policy', workerPolicy);
      // The service worker controls all pages, wherever its own file is.
      if (file.name === serviceWorkerName) void reply.header('service-worker-allowed', '/');
      return file.send(request, reply);
    });
  }
}

/** Nothing else is served at the root: clients that accept anything, such as curl and uptime monitors, get the page. */
function isAnyoneAtRoot({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /^\/(\?|$)/.test(url) && accept.includes('*/*');
}

function sendPage(
  page: ConsoleFile,
  options: ConsoleOptions & { scripts: readonly ConsoleFile[] },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const regions = regionsAt(options.regions, request.protocol, request.hostname);
  const facts = {
    contact: options.contact,
    tiles: options.tiles?.template,
    'tiles-by': options.tiles?.by,
    // Scripts cannot read the cookie.
    'session-cookie': request.cookies[sessionCookie] === undefined ? 'no' : 'yes',
  };
  const language = requestLanguageTag(request, options.previews);
  const script = options.scripts.find(
    ({ name }) => language !== null && name.startsWith(`assets/language-${language}-`),
  );
  const html = inLanguage(withFacts(page.content.toString(), regions, facts), language, script);
  const tag = entityTag(html);
  void reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(regions, options.tiles),
    etag: tag,
    // Forms take photos, scan codes and record sound.
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self)',
    vary: 'accept, accept-language, cookie',
  });
  return isKnown(request, tag) ? reply.status(304).send() : reply.send(html);
}

/** The page with the regions and other settings embedded as data for web/platform. */
function withFacts(
  html: string,
  regions: readonly Region[],
  facts: Readonly<Record<string, string | undefined>>,
): string {
  const json = JSON.stringify(regions).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="formdeck-regions">${json}</script>`;
  const metas = Object.entries(facts).map(([name, value]) =>
    value === undefined ? '' : `<meta name="formdeck-${name}" content="${escaped(value)}">`,
  );
  return html.replace('</head>', () => `${metas.join('')}${script}</head>`);
}

/** The page of a reader of another language: its messages come before the app. */
function inLanguage(html: string, language: string | null, script: ConsoleFile | undefined): string {
  if (language === null || script === undefined) return html;
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${languages[language]?.direction}">`)
    .replace('<head>', `<head><script src="/${script.name}"></script>`);
}

/** The console connects to all regions, and its components write some of their styles. */
function contentSecurityPolicy(regions: readonly Region[], tiles: MapTiles | undefined): string {
  const others = regions.map(({ server }) => server).filter((server) => server !== '');
  const ofTiles = tiles === undefined ? [] : [tiles.origin];
  return [
    "default-src 'self'",
    "base-uri 'none'",
    ["connect-src 'self'", ...others, ...ofTiles].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Downloads are requested in a frame.
    ["frame-src 'self'", ...others].join(' '),
    // The logo of a company of another region.
    ["img-src 'self' data: blob:", ...others, ...ofTiles].join(' '),
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    scriptSources,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');
}

/** Browsers without their own code reader use a WebAssembly module. */
const scriptSources = "script-src 'self' 'wasm-unsafe-eval'";

/**
 * A worker's script carries the worker's policy. Browsers cache it permanently, so it does not name the regions that the
 * worker may connect to.
 */
const workerPolicy = ["default-src 'self'", "base-uri 'none'", 'connect-src *', scriptSources].join('; ');

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/html; charset=utf-8').send(`<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Formdeck</title></head>
<body><h1>The console is not built</h1>
<p>Run <code>npm run build</code>, then start the server again. The API answers: see <a href="/docs">its description</a>.</p>
</body></html>`);
}
