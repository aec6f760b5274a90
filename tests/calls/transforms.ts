// Who may make the calls of transforms, and how each is made.
import { randomUUID } from 'node:crypto';
import { type CallTests } from '#tests/support/call-tests.ts';

const body = () => ({
  name: `Scale ${randomUUID()}`,
  recipe: { input: { delimiter: ';' }, steps: [{ kind: 'number', columns: ['Weight'], decimal: ',' }] },
});

export const calls: CallTests = {
  'transforms.list': {
    who: 'everybody',
    request: () => ({}),
  },
  'transforms.create': {
    who: 'managers and admins',
    request: () => ({ body: body() }),
  },
  'transforms.change': {
    who: 'managers and admins',
    to: 'a recipe',
    request: async ({ fresh }) => ({ params: { id: await fresh.transform() }, body: body() }),
  },
  'transforms.delete': {
    who: 'managers and admins',
    to: 'a recipe',
    request: async ({ fresh }) => ({ params: { id: await fresh.transform() } }),
  },
};
