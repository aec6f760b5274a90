import { describe, expect, it } from 'vitest';
import { routes } from '#server/app.ts';
import { callIssues, callsIn, type DeclaredCall, mountIssues } from './calls.ts';

const read: DeclaredCall = {
  path: 'core/forms/calls.ts',
  call: { id: 'forms.read', method: 'GET', path: '/template/{id}' },
};
const list: DeclaredCall = {
  path: 'core/forms/calls.ts',
  call: { id: 'forms.list', method: 'GET', path: '/template' },
};

const modules = import.meta.glob<object>('/core/*/*calls.ts', { eager: true });
const declared = Object.entries(modules).flatMap(([path, module]) =>
  callsIn(module).map((call) => ({ path: path.slice(1), call })),
);

describe('Calls', () => {
  it.each([
    [
      'an id of another feature',
      { ...read, path: 'core/sheets/calls.ts' },
      'core/sheets/calls.ts declares forms.read',
    ],
    ['an id twice', { ...list, call: { ...list.call, id: 'forms.read' } }, 'forms.read is declared twice'],
    [
      'an address twice',
      { ...list, call: { ...list.call, path: '/template/{formId}' } },
      'GET /template/{} leads to two calls',
    ],
  ])('may not have %s', (_, planted, found) => {
    expect(callIssues([...(planted.path === read.path ? [read] : []), planted])).toEqual([found]);
  });

  it('may share an address when the query tells which is meant', () => {
    expect(
      callIssues([read, { ...list, call: { ...list.call, path: read.call.path, when: 'page' } }]),
    ).toEqual([]);
  });

  it('are mounted by the server, each once', () => {
    expect(mountIssues([read, list], [{ id: 'forms.list' }, { id: 'forms.list' }])).toEqual([
      'forms.read is not mounted',
      'forms.list is mounted twice',
    ]);
  });

  it('hold on the disk', () => {
    expect(declared.length).toBeGreaterThan(30);
    expect([
      ...callIssues(declared),
      ...mountIssues(
        declared,
        routes.map(({ call }) => call),
      ),
    ]).toEqual([]);
  });
});
