// The API description that the server serves: OpenAPI that leads nowhere is of no use to whoever writes a client.
import { expect, it } from 'vitest';
import { routes } from '#server/app.ts';
import { describeCalls } from '#server/http/description/open-api.ts';

it('names nothing that is not in it', () => {
  const description = describeCalls(routes.map(({ call }) => call));
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
