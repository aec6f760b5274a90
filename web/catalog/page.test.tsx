import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type CatalogDelta, type FlatItem, type ItemInput } from '#core/catalog/schema.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { AppError } from '#core/errors.ts';
import { type Answers, drawPage } from '#tests/components/draw-page.tsx';
import { CatalogPage } from './page.tsx';

const place = { id: '00000000-0000-4000-8000-000000000001', name: 'Place' };
const id = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
const item = (
  number: number,
  name: string,
  parent: number | null,
  more: Partial<FlatItem> = {},
): FlatItem => ({
  id: id(number),
  name,
  type: place,
  parentId: parent === null ? null : id(parent),
  code: null,
  fields: {},
  retired: false,
  version: 1,
  ...more,
});
const some = [
  item(1, 'Canada', null),
  item(2, 'Ontario', 1, { code: 'ON-1' }),
  item(3, 'Toronto', 2, { fields: { price: '12.5' } }),
  item(4, 'Quebec', 1, { retired: true }),
  item(5, 'Peru', null),
];

type World = { items: readonly FlatItem[]; types?: readonly (typeof place)[] };

async function draw(
  world: World = { items: some },
  more: Answers = {},
  role: 'MANAGER' | 'USER' = 'MANAGER',
) {
  const onView = vi.fn();
  const answers: Answers = {
    'catalog.changes': (): CatalogDelta => ({
      version: '',
      tree: treeOf(world.items),
      items: [],
      deleted: [],
    }),
    'catalog.types': () => world.types ?? [place],
    'catalog.columns': () => [{ key: 'price', name: 'Price', kind: 'NUMBER' }],
    'catalog.usage': () => ({ answers: 0, lastAnswer: null, below: 0, forms: [] }),
    ...more,
  };
  const drawn = await drawPage(<CatalogPage search="" withRetired={false} onView={onView} />, {
    answers,
    role,
  });
  const writes = () => drawn.sent.filter(({ id: call }) => !/catalog.changes|types|columns|usage/.test(call));
  return { ...drawn, world, onView, writes };
}

const rows = () =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[title]')?.textContent ?? '');
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const all = ['Canada', 'Ontario', 'Toronto', 'Peru'];

it('shows types as chips and items as a tree, with their codes and columns', async () => {
  await draw();
  await expect.poll(rows).toEqual(all);
  await expect.element(page.getByRole('button', { name: 'Edit the type Place' })).toBeVisible();
  await expect.element(row('Toronto')).toHaveAttribute('aria-level', '3');
  await expect.element(page.getByRole('gridcell', { name: '12.5' })).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: 'ON-1' })).toBeVisible();
  await expect.element(page.getByText('Show retired (1)')).toBeVisible();
});

it('is for managers and admins', async () => {
  const { sent } = await draw(undefined, {}, 'USER');
  await expect.element(page.getByText('You have no access to this page.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  expect(sent).toEqual([]);
});

it('says that it could not be loaded, and loads it again', async () => {
  let isBroken = true;
  await draw(undefined, {
    'catalog.types': () => {
      if (isBroken) throw new AppError('invalid', 'Not now.');
      return [place];
    },
  });
  await expect.element(page.getByText('Unable to load the catalog.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toEqual(all);
});

it('moves an item by keys in one call, and takes it back', async () => {
  const world: World = { items: some };
  const { writes } = await draw(world, {
    'catalog.organize': () => {
      // By name, as the server has them.
      world.items = [item(5, 'Peru', 2), ...some.filter((each) => each.id !== id(5))];
      return { ids: [id(5)] };
    },
  });
  await row('Peru').click();
  await userEvent.keyboard('m{ArrowUp}{ArrowUp}');
  await expect.element(page.getByText('Below "Ontario"')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toEqual(['Canada', 'Ontario', 'Peru', 'Toronto']);
  await expect.element(row('Peru')).toHaveFocus();
  await expect.poll(writes).toMatchObject([{ input: { body: { relationships: { [id(5)]: id(2) } } } }]);
  await expect.element(page.getByText('1 item moved')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => writes()[1])
    .toMatchObject({ input: { body: { relationships: { [id(5)]: null } } } });
});

it('moves an item by dragging it, not below itself, and shows nothing that was refused', async () => {
  let refuse = (_: unknown) => undefined as void;
  const { writes } = await draw(undefined, {
    'catalog.organize': () => new Promise((_, reject) => (refuse = reject as typeof refuse)),
  });
  await expect.poll(rows).toEqual(all);
  const drag = async (name: string, onto: string) => {
    const [from, to] = [row(name).element(), row(onto).element()].map((each) => each.getBoundingClientRect());
    if (from === undefined || to === undefined) throw new Error('Both rows are there.');
    const at = (type: string, target: EventTarget, x: number, y: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          clientY: y,
          button: 0,
          isPrimary: true,
          pointerId: 1,
        }),
      );
    at('pointerdown', row(name).element(), from.x + 80, from.y + 20);
    at('pointermove', window, from.x + 90, from.y + 30);
    at('pointermove', window, to.x + 90, to.y + 20);
    at('pointerup', window, to.x + 90, to.y + 20);
    await Promise.resolve();
  };
  await drag('Canada', 'Toronto');
  await expect.element(page.getByText('"Canada" cannot be moved below itself.')).toBeVisible();
  expect(writes()).toEqual([]);
  await drag('Toronto', 'Peru');
  await expect.poll(rows).toEqual(['Canada', 'Ontario', 'Peru', 'Toronto']);
  await expect.poll(writes).toMatchObject([{ input: { body: { relationships: { [id(3)]: id(5) } } } }]);
  refuse(new AppError('conflict', 'Somebody has deleted this item or its new parent.'));
  await expect.poll(rows).toEqual(['Canada', 'Ontario', 'Toronto', 'Peru']);
  await expect.element(page.getByText(/Somebody has deleted this item/)).toBeVisible();
});

it('deletes at once, and puts back what the server refused', async () => {
  let refuse = (_: unknown) => undefined as void;
  await draw(undefined, {
    'catalog.delete': () => new Promise((_, reject) => (refuse = reject as typeof refuse)),
  });
  await row('Ontario').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(rows).toEqual(['Canada', 'Peru']);
  await expect.element(row('Peru')).toHaveFocus();
  refuse(new AppError('unexpected', 'No.'));
  await expect.poll(rows).toEqual(all);
  await expect.element(page.getByText('Unable to save catalog item. Please try again')).toBeVisible();
});

it('says how many answers name an item before it is changed, and what is missing', async () => {
  const { writes } = await draw(undefined, {
    'catalog.usage': () => ({
      answers: 212,
      lastAnswer: null,
      below: 1,
      forms: [{ id: id(9), name: 'Wildlife strikes', answers: 212, isInRules: false }],
    }),
  });
  await row('Ontario').click();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('212 answers in 1 form.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Wildlife strikes' })).toBeVisible();
  await dialog.getByLabelText('Name').fill(' ');
  await dialog.getByLabelText('Price').fill('dear');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please enter a name')).toBeVisible();
  await expect.element(dialog.getByText('Price: Please enter a number')).toBeVisible();
  expect(writes()).toEqual([]);
});

it('shows what somebody else has changed in the meantime, and goes on with both', async () => {
  const world: World = { items: some };
  const said = 'Somebody has changed "Toronto" in the meantime.';
  const { writes } = await draw(world, {
    'catalog.change': ({ params, body }) => {
      const before = world.items.find((each) => each.id === params?.['id']);
      if ((body as ItemInput).version !== 2) {
        world.items = some.map((each) => (each.id === id(3) ? { ...each, code: 'T-9', version: 2 } : each));
        throw new AppError('conflict', said, { errors: [{ path: 'version', message: said }] });
      }
      return { ...before, ...(body as ItemInput) };
    },
  });
  await row('Toronto').click();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Toronto East');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(said)).toBeVisible();
  await expect.element(dialog.getByText('Code: T-9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine and save' }).click();
  await expect
    .poll(writes)
    .toMatchObject([
      { input: { body: { name: 'Toronto East', code: '', version: 1 } } },
      { input: { body: { name: 'Toronto East', code: 'T-9', version: 2 } } },
    ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('adds items below another, one after the other', async () => {
  const { writes } = await draw(undefined, {
    'catalog.create': ({ body }) => ({ ...item(8, 'Lima', 5), ...body }),
  });
  await row('Peru').click();
  await userEvent.keyboard('{Insert}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Below: Peru')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Lima');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect
    .poll(writes)
    .toMatchObject([{ input: { body: { name: 'Lima', parentId: id(5), typeId: place.id } } }]);
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('');
});

it('wants a unique name for a type, and says where one could not be saved', async () => {
  await draw(undefined, {
    'catalog.createType': () => {
      throw new AppError('unexpected', 'No.');
    },
  });
  await page.getByRole('button', { name: 'Add a Type' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Catalog Type' });
  await dialog.getByLabelText('Name').fill('place');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please enter a unique name')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Machine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Unable to save catalog item. Please try again')).toBeVisible();
});

it('closes what is below an item, and opens it again by keys', async () => {
  await draw();
  await expect.poll(rows).toEqual(all);
  await row('Ontario').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(rows).toEqual(['Canada', 'Ontario', 'Peru']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(rows).toEqual(all);
  await expect.element(row('Toronto')).toHaveFocus();
});

it('hands the search to its address', async () => {
  const { onView } = await draw();
  await page.getByRole('textbox', { name: /^Search/ }).fill('toro');
  await expect.poll(() => JSON.stringify(onView.mock.lastCall)).toContain('toro');
});

it('shows retired items on request', async () => {
  const { onView } = await draw();
  await expect.poll(rows).toEqual(all);
  await page.getByText('Show retired (1)').click();
  expect(JSON.stringify(onView.mock.lastCall)).toContain('true');
});
