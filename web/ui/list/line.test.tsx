import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPage } from '#tests/components/draw-page.tsx';
import { Line } from './line.tsx';

type Person = { name: string; role: string; seen: string };
const list = {
  columns: (['name', 'role', 'seen'] as const).map((id) => ({
    id,
    title: id,
    text: (item: Person) => item[id],
  })),
  line: { name: 'name', beside: 'role', cells: { role: '7rem', seen: '9rem' } },
};
const look = {
  name: (_: Person, props: object) => <a href="/" {...props} />,
  picture: () => <img alt="Portrait" width={32} height={32} />,
  menu: () => <button type="button">Actions</button>,
};
const draw = (name: string) =>
  drawPage(<Line list={list} item={{ name, role: 'Manager', seen: 'today' }} look={look} />);

afterEach(() => page.viewport(1280, 900));

it('gives picture, name, what is beside it and the menu a room each on a phone', async () => {
  await page.viewport(390, 800);
  const { screen } = await draw('Jean-Baptiste Lefebvre-Tremblay de la Côte-Nord');
  const parts = [
    screen.getByAltText('Portrait'),
    screen.getByRole('link'),
    screen.getByText('Manager'),
    screen.getByRole('button', { name: 'Actions' }),
  ];
  for (const part of parts) await expect.element(part).toBeInTheDocument();
  const boxes = parts.map((part) => part.element().getBoundingClientRect());
  for (const [index, box] of boxes.slice(1).entries())
    expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? Number.POSITIVE_INFINITY);
});

it('puts a name from right to left beside its picture, as the others', async () => {
  const { screen } = await draw('ياسمين');
  const [picture, name] = [screen.getByAltText('Portrait'), screen.getByRole('link')];
  await expect.element(name).toBeVisible();
  const gap = name.element().getBoundingClientRect().left - picture.element().getBoundingClientRect().right;
  expect(gap).toBeLessThan(40);
});
