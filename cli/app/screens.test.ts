import { expect, it } from 'vitest';
import { screens } from './screens.ts';

it('opens the page of the console that shows the same', () => {
  expect(screens.account.webPath?.({ screen: 'account' })).toBe('/account');
  expect(screens.imports.webPath?.({ screen: 'imports', formId: 'f' })).toBe('/forms/import?form=f');
  expect(screens.users).toMatchObject({ page: '/users' });
});
