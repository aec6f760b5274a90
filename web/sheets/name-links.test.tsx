import { expect, it } from 'vitest';
import { drawPage, someone } from '#tests/components/draw-page.tsx';
import { FormLink, UserLink } from './name-links.tsx';

const crew = { id: 'crew', name: 'Crew' };
const [ann, bob] = [
  { id: 'ann', userName: 'ann' },
  { id: 'bob', userName: 'bob' },
];
const forms = [
  { id: 'shared', name: 'Shared form', groups: [crew] },
  { id: 'open', name: 'Form of all', groups: [] },
  { id: 'other', name: 'Form of others', groups: [{ id: 'others', name: 'Others' }] },
];
const names = (
  <ul>
    {[ann, bob].map((user) => (
      <li key={user.id}>
        <UserLink user={user} />
      </li>
    ))}
    {forms.map((form) => (
      <li key={form.id}>
        <FormLink form={form} />
      </li>
    ))}
  </ul>
);
const answers = {
  'users.listGroups': () => [
    { ...crew, members: [someone, ann] },
    { id: 'others', name: 'Others', members: [bob] },
  ],
};

async function linksOf(role: 'ADMIN' | 'MANAGER' | 'REVIEWER', count: number) {
  const { screen } = await drawPage(names, { role, groups: [crew], answers });
  await expect.element(screen.getByText('Form of others')).toBeVisible();
  await expect.poll(() => screen.getByRole('link').elements().length).toBe(count);
  return screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
}

it('lead an admin to everybody and each form', async () => {
  expect(await linksOf('ADMIN', 5)).toContain('/users/bob');
});

it('lead a manager to people and forms of their groups', async () => {
  expect(await linksOf('MANAGER', 3)).toEqual(['/users/ann', '/forms/shared', '/forms/open']);
});

it('are text for others', async () => {
  expect(await linksOf('REVIEWER', 0)).toEqual([]);
});
