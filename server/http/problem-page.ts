// A problem as a page, for browsers that follow a link to a file, such as one from an e-mail that is no longer good: what
// people would see otherwise is JSON.
import type { FastifyRequest } from 'fastify';
import { escaped } from './html.ts';
import type { Problem } from './problem.ts';

/** Whether a browser goes there, rather than a program. */
export function isNavigation({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** The page: what is wrong, what to do, and the way to the console. */
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
