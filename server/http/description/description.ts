// Serves the API description: as OpenAPI for programs, and as a page for people.
import { Buffer } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#core/contract.ts';
import { type ApiDescription, describeCalls, type Operation } from './open-api.ts';
import { escaped } from '#server/http/html.ts';

/** Adds `/openapi.json` and `/docs`. Each is generated on first request: together they take 3 MB. */
export function addDescription(http: FastifyInstance, calls: readonly Call[]): void {
  let json: Buffer | undefined;
  let page: Buffer | undefined;
  http.get('/openapi.json', (_request, reply) => {
    json ??= Buffer.from(JSON.stringify(describeCalls(calls)));
    return reply.type('application/json').send(json);
  });
  http.get('/docs', (_request, reply) => {
    page ??= Buffer.from(descriptionPage(describeCalls(calls)));
    return reply.type('text/html').send(page);
  });
}

/** The page at /docs: the description for people, plain HTML without scripts. */
function descriptionPage(description: ApiDescription): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const sections = [...byTag].map(
    ([tag, list]) =>
      `<section><h2 id="${tag}">${capital(tag)}</h2>${list.map(operationPart).join('')}</section>`,
  );
  const links = [...byTag.keys()].map((tag) => `<a href="#${tag}">${capital(tag)}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>API - Formdeck</title><style>${style}</style></head>
<body><header><h1>Formdeck API</h1><p>${escaped(description.info.description)}
The machine-readable form is <a href="/openapi.json">openapi.json</a>. </p>
<nav>${links}</nav></header><main>${sections.join('')}</main></body></html>`;
}

function operationPart({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { parameters = [], requestBody: body, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td><code>${escaped(brief(schema))}</code></td></tr>`,
  );
  const statuses = Object.entries(responses).map(
    ([status, { description }]) => `<li><b>${status}</b> ${escaped(description)}</li>`,
  );
  const reply = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content;
  return `<details><summary><span class="${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code>
<span class="what">${escaped(operation.summary)}</span></summary><p>${escaped(operation.description)}</p>
${rows.length === 0 ? '' : `<table><tr><th>Parameter</th><th>Where</th><th>Shape</th></tr>${rows.join('')}</table>`}
${schemaPart('Body', body?.content)}<h3>Replies</h3><ul>${statuses.join('')}</ul>${schemaPart('Reply', reply)}</details>`;
}

function schemaPart(title: string, content: Record<string, { schema?: object }> | undefined): string {
  const parts = Object.entries(content ?? {}).map(
    ([type, { schema }]) =>
      `<h3>${title} <small>${escaped(type)}</small></h3><pre>${escaped(JSON.stringify(schema ?? {}, null, 2))}</pre>`,
  );
  return parts.join('');
}

function brief(schema: object): string {
  const { type, format, enum: choices } = schema as { type?: string; format?: string; enum?: string[] };
  return choices?.join(' | ') ?? [type, format].filter(Boolean).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dee8, #333b4a); --soft: light-dark(#f5f7fb, #161b24); --accent: light-dark(#0049ee, #8fb1ff); }
body { font: 15px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 1.75rem; margin: 0 } h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem } h3 { font-size: .9rem; margin: 1rem 0 .25rem }
a { color: var(--accent) } nav { display: flex; gap: 1rem; flex-wrap: wrap }
details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .6rem .9rem } summary { cursor: pointer }
summary span:first-child { display: inline-block; width: 4.2em; font: 600 .75rem system-ui; color: var(--accent) }
.what { opacity: .8; margin-left: .5rem } table { border-collapse: collapse } td, th { text-align: left; padding: .2rem 1rem .2rem 0 }
pre { background: var(--soft); border-radius: 8px; padding: .75rem; overflow: auto; max-height: 28rem; font-size: .8rem }`;
