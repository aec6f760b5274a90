// Who may make the calls of catalog, and how each is made.
import { randomUUID } from 'node:crypto';
import { type CallTests } from '#tests/support/call-tests.ts';

const item = (typeId: string) => ({ name: `Pump ${randomUUID()}`, typeId, code: randomUUID() });

export const calls: CallTests = {
  'catalog.read': {
    who: 'everybody',
    request: () => ({}),
  },
  'catalog.search': {
    who: 'everybody',
    request: () => ({ query: { search: '' } }),
  },
  'catalog.types': {
    who: 'everybody',
    request: () => ({}),
  },
  'catalog.columns': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'catalog.changes': {
    who: 'everybody',
    request: () => ({ query: {} }),
  },
  'catalog.version': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'catalog.changeColumns': {
    who: 'managers and admins',
    request: () => ({ body: { columns: [{ name: `Location ${randomUUID()}` }] } }),
  },
  'catalog.create': {
    who: 'managers and admins',
    request: async ({ fresh }) => ({ body: item(await fresh.catalogType()) }),
  },
  'catalog.change': {
    who: 'managers and admins',
    to: 'an item of the catalog',
    request: async ({ fresh }) => {
      const { id, typeId } = await fresh.catalogItem();
      return { params: { id }, body: item(typeId) };
    },
  },
  'catalog.delete': {
    who: 'managers and admins',
    to: 'an item of the catalog',
    request: async ({ fresh }) => ({ params: { id: (await fresh.catalogItem()).id } }),
  },
  'catalog.retire': {
    who: 'managers and admins',
    to: 'an item of the catalog',
    request: async ({ fresh }) => ({ params: { id: (await fresh.catalogItem()).id } }),
  },
  'catalog.restore': {
    who: 'managers and admins',
    to: 'an item of the catalog',
    request: async ({ fresh }) => ({ params: { id: (await fresh.catalogItem('retired')).id } }),
  },
  'catalog.organize': {
    who: 'managers and admins',
    request: async ({ fresh }) => {
      const [moved, parent] = [await fresh.catalogItem(), await fresh.catalogItem()];
      return { body: { relationships: { [moved.id]: parent.id } } };
    },
  },
  'catalog.usage': {
    who: 'managers and admins',
    to: 'an item of the catalog',
    answersNoMarkers: true,
    request: async ({ fresh }) => ({ params: { id: (await fresh.catalogItem()).id } }),
  },
  'catalog.apply': {
    who: 'managers and admins',
    request: async ({ fresh }) => ({
      body: { create: [{ ...item(await fresh.catalogType()), id: randomUUID() }] },
    }),
  },
  'catalog.createType': {
    who: 'managers and admins',
    request: () => ({ body: { name: `Type ${randomUUID()}` } }),
  },
  'catalog.changeType': {
    who: 'managers and admins',
    to: 'a type of the catalog',
    request: async ({ fresh }) => ({
      params: { id: await fresh.catalogType() },
      body: { name: `Type ${randomUUID()}` },
    }),
  },
  'catalog.deleteType': {
    who: 'managers and admins',
    to: 'a type of the catalog',
    request: async ({ fresh }) => ({ params: { id: await fresh.catalogType() } }),
  },
};
