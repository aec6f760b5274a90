// The API description that the server serves: OpenAPI that leads nowhere is of no use to the person who writes a client.
import { expect, it } from 'vitest';
import { routes } from '#server/app.ts';
import { describeCalls } from '#server/http/description/open-api.ts';

const description = describeCalls(routes.map(({ call }) => call));

it('names nothing that is not in it', () => {
  const references = JSON.stringify(description).match(/(?<="\$ref":")[^"]+/g) ?? [];
  const found = references.map((reference) =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], description),
  );
  expect(references).toContain('#/components/schemas/CatalogItem');
  expect(references.filter((_, index) => found[index] === undefined)).toEqual([]);
  expect(JSON.stringify(description)).not.toContain('$defs');
});

it('has each path once, whatever its parameters are called, and describes its parameters', () => {
  const paths = Object.keys(description.paths);
  const shapes = paths.map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  const unlike = paths.flatMap((path) =>
    Object.values(description.paths[path] ?? {}).flatMap(({ operationId, parameters }) => {
      const named = (parameters as { name: string; in: string }[]).filter((one) => one.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return named.map(({ name }) => name).join() === wanted.join() ? [] : [operationId];
    }),
  );
  expect(unlike).toEqual([]);
});

it('requires only properties that it describes', () => {
  const missing: string[] = [];
  JSON.stringify(description, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('required' in value)) return value;
    const { required } = value;
    if (!Array.isArray(required)) return value;
    const known = 'properties' in value ? Object.keys(Object(value.properties)) : [];
    missing.push(...required.map(String).filter((name) => !known.includes(name)));
    return value;
  });
  expect(missing).toEqual([]);
});

it('has no schema that is a list of itself, of which no type can be made', () => {
  const schemas = Object.entries(Object((description['components'] as { schemas: object }).schemas));
  const endless = schemas.filter(([name, schema]) => {
    const { anyOf = [] } = schema as { anyOf?: { items?: { $ref?: string } }[] };
    return anyOf.some(({ items }) => items?.$ref === `#/components/schemas/${name}`);
  });
  expect(endless.map(([name]) => name)).toEqual([]);
});
