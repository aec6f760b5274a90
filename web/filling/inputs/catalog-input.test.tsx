import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { treeOf } from '#core/catalog/tree.ts';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import { question } from '#core/questions/schema.ts';
import { imageShelf } from '#tests/components/image-shelf.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { createCatalogEngine } from '#web/filling/device/catalog-engine.ts';
import { createMemoryStore } from '#web/filling/device/memory-store.ts';
import { CatalogInput } from './catalog-input.tsx';
import { InputWorldProvider } from './input-world.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const item = (index: number, name: string, parent: number | null, code: string | null) => ({
  id: idOf(index),
  name,
  parentId: parent === null ? null : idOf(parent),
  type: { id: idOf(90), name: 'Place' },
  code,
  fields: name === 'Hall' ? { area: '120 m2' } : {},
  retired: false,
  version: 1,
});
const tree = treeOf([
  item(1, 'North', null, null),
  item(2, 'Hall', 1, 'N-1'),
  item(3, 'Shed', 1, null),
  item(4, 'South', null, null),
]);
const asked = question.parse({ id: idOf(80), text: 'Room', type: 'CATALOG_RADIO' });

async function draw(followed: Followed | null) {
  const calls = createCatalogEngine(Promise.resolve(createMemoryStore()));
  await calls.take(
    new TextEncoder().encode(JSON.stringify({ version: '', tree, items: [], deleted: [] })).buffer,
    1,
  );
  const world = {
    images: imageShelf().shelf,
    catalog: { calls, revision: 1, isSettled: true },
    savedAnswers: {},
  };
  function Drawn() {
    const [values, setValues] = useState<readonly string[]>([]);
    return (
      <InputWorldProvider world={world}>
        <span id="label">Room</span>
        <CatalogInput
          id="field"
          labelId="label"
          describedBy={undefined}
          question={asked}
          values={values}
          followed={followed}
          isInvalid={false}
          onValues={setValues}
        />
      </InputWorldProvider>
    );
  }
  return (await drawPage(<Drawn />)).screen;
}

it('shows codes and columns, and chooses the item whose code is entered', async () => {
  const screen = await draw({ title: 'Site', answered: [idOf(1)] });
  await screen.getByRole('button', { name: 'Room Choose one from the catalog' }).click();
  const list = page.getByRole('dialog');
  await expect.element(list.getByRole('button', { name: 'Hall N-1 120 m2' })).toBeVisible();
  await expect.element(list.getByText('South')).not.toBeInTheDocument();
  await list.getByRole('searchbox').fill(' n-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Room North / Hall' })).toBeVisible();
});

it('says which question comes first', async () => {
  const waiting = await draw({ title: 'Site', answered: [] });
  await expect.element(waiting.getByRole('button', { name: /Answer "Site" first/ })).toBeVisible();
});

it('says that there is nothing to choose, before the list is opened', async () => {
  const screen = await draw({ title: 'Site', answered: [idOf(4)] });
  await expect
    .element(screen.getByText('The catalog has no choices below the answer to "Site".'))
    .toBeVisible();
});
