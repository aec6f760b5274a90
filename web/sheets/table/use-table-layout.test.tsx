import { expect, it } from 'vitest';
import { usualLayout } from '#core/sheets/table/table-layout.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { useTableLayout } from './use-table-layout.ts';

const dates = { created: 0, lastModified: 0 };
const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];

function Drawn({ view }: { view: Parameters<typeof useTableLayout>[1] }) {
  const { layout, isArranged, changeLayout, forget } = useTableLayout(mine, view);
  return (
    <>
      <output>{`${layout.hidden.join() || 'all'}, ${isArranged ? 'changed' : 'as it was'}`}</output>
      <button type="button" onClick={() => changeLayout((before) => ({ ...before, hidden: ['cost'] }))}>
        Hide
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}

it.each([
  ['has columns of its own', { ...usualLayout, order: [], hidden: ['user'], widths: {} }, 'user'],
  ['has none', null, 'all'],
])('counts a hidden column as a change of a view that %s', async (_, columns, first) => {
  const view = {
    id: other,
    columns: columns && { order: [...columns.order], hidden: [...columns.hidden], widths: {} },
    dates,
  };
  const { screen } = await drawPage(<Drawn view={view} />);
  await expect.element(screen.getByText(`${first}, as it was`)).toBeVisible();
  await screen.getByRole('button', { name: 'Hide' }).click();
  await expect.element(screen.getByText('cost, changed')).toBeVisible();
  await screen.getByRole('button', { name: 'Forget' }).click();
  await expect.element(screen.getByText(`${first}, as it was`)).toBeVisible();
});

it('keeps what is changed without a view', async () => {
  const { screen } = await drawPage(<Drawn view={null} />);
  await screen.getByRole('button', { name: 'Hide' }).click();
  await expect.element(screen.getByText('cost, as it was')).toBeVisible();
});
