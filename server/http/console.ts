// Serves the browser console beside the API. The two share paths: a browser that goes to /sheet/{id} accepts HTML and
// gets the console's page, a program gets the sheet (contract, "Conventions").
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#core/contract.ts';
import type { Region } from '#core/regions.ts';
import { type ConsoleFile, entityTag, isKnown, readFiles } from './console-files.ts';
import { type ConsoleRegion, regionsAt } from './console-regions.ts';
import { routeOf } from './mount.ts';

export type ConsoleOptions = {
  /** The built console: index.html and what it loads. */
  folder: string | undefined;
  regions: readonly ConsoleRegion[];
};

const pageName = 'index.html';

/**
 * Adds the console. A browser's navigation gets its page, at paths that are nobody's too, but not in place of what
 * is a page or a file itself: downloads, /docs, /metrics.
 */
export function addConsole(http: FastifyInstance, calls: readonly Call[], options: ConsoleOptions): void {
  const files = options.folder === undefined ? [] : readFiles(options.folder);
  const page = files.find(({ name }) => name === pageName);
  const data = new Set(calls.filter(({ reply }) => reply !== 'file').map(routeOf));
  http.addHook('onRequest', async (request, reply) => {
    if (!isNavigation(request)) return;
    if (!request.is404 && !data.has(request.routeOptions.url ?? '')) return;
    request.callId = 'console.page';
    return page === undefined ? sendNotBuilt(reply) : sendPage(page, options.regions, request, reply);
  });
  for (const file of files.filter((one) => one !== page)) {
    http.get(`/${file.name}`, (request, reply) => {
      request.callId = 'console.file';
      return file.send(request, reply);
    });
  }
}

function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

function sendPage(
  page: ConsoleFile,
  named: readonly ConsoleRegion[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const regions = regionsAt(named, request.protocol, request.hostname);
  const html = withRegions(page.content.toString(), regions);
  const tag = entityTag(html);
  void reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(regions),
    etag: tag,
    vary: 'accept',
  });
  return isKnown(request, tag) ? reply.status(304).send() : reply.send(html);
}

/** The page with the regions in it as data, for web/platform/regions.ts to read. */
function withRegions(html: string, regions: readonly Region[]): string {
  const json = JSON.stringify(regions).replaceAll('<', String.raw`\u003c`);
  const script = `<script type="application/json" id="formdeck-regions">${json}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** The console talks to all regions, and its styles are partly written by its components. */
function contentSecurityPolicy(regions: readonly Region[]): string {
  const others = regions.map(({ server }) => server).filter((server) => server !== '');
  return [
    "default-src 'self'",
    "base-uri 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.status(503).type('text/html; charset=utf-8').send(`<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Formdeck</title></head>
<body><h1>The console is not built</h1>
<p>Run <code>npm run build</code>, then start the server again. The API answers: see <a href="/docs">its description</a>.</p>
</body></html>`);
}
