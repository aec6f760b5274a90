import { expect, it } from 'vitest';
import { commandOfPage } from './recent.ts';

const id = '00000000-0000-4000-8000-000000000001';

it.each([
  ['/sheet/f1/all', 'forms.view f1'],
  ['/sheet/f1/s1,s2/data/r1', 'forms.view f1'],
  [`/users/${id}`, `users.open ${id}`],
  [`/reports/${id}`, `reports.open ${id}`],
  [`/fill/${id}/new`, `forms.fill ${id}`],
  ['/users/groups', '/users/groups'],
  ['/reports', '/reports'],
  ['/admin/auditlog', '/admin/auditlog'],
])('knows by which command %s is opened', (path, command) => {
  expect(commandOfPage(path)).toBe(command);
});
