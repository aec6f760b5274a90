// A problem as an HTML page, for browsers that follow a link to a file, for example an expired one from an e-mail:
// people would otherwise see JSON.
import type { FastifyRequest } from 'fastify';
import { escaped } from './html.ts';
import type { Problem } from './problem.ts';

/** Whether a browser navigates there, as opposed to a program. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** The page: what is wrong, what to do, and a link to the console. */
export function problemPage({ title, detail, hint }: Problem): string {
  const next = typeof hint === 'string' ? `<p>${escaped(hint)}</p>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} - Formdeck</title><style>${style}</style></head>
<body><main><h1>${escaped(detail)}</h1>${next}<p><a href="/">Open Formdeck</a></p></main></body></html>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 32rem; padding: 20vh 1.25rem 2rem; background: light-dark(#f5f7fb, #10141b); color: light-dark(#1b2130, #e6e9f0); }
h1 { font-size: 1.4rem; line-height: 1.3; margin: 0 0 .75rem }
a { color: light-dark(#0049ee, #8fb1ff) }
`;
