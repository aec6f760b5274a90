import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rowEntries } from '#core/filling/outbox/outbox-entry.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { FillingProvider, useFilling } from '#web/filling/filling-context.tsx';
import { QueueBanner } from './queue-banner.tsx';

/** A page on which somebody fills in a row, by a button. */
function FilledIn() {
  const { outbox, owner } = useFilling();
  const row = { id: crypto.randomUUID(), formVersion: 1, answers: [] };
  const about = { form: { id: 'form', name: 'Gates' }, sheet: { id: crypto.randomUUID(), name: 'Week 12' } };
  return (
    <>
      <button
        type="button"
        onClick={() => void outbox.add(rowEntries({ owner, ...about, createdAt: Date.now() }, row))}
      >
        Fill in
      </button>
      <button type="button" onClick={() => outbox.wake()}>
        Wake
      </button>
      <QueueBanner />
    </>
  );
}

async function draw(network?: typeof fetch) {
  const drawn = await drawPage(
    <FillingProvider>
      <Suspense>
        <FilledIn />
      </Suspense>
    </FillingProvider>,
    { userId: crypto.randomUUID(), ...(network && { network }) },
  );
  await drawn.screen.getByRole('button', { name: 'Fill in' }).click();
  return drawn;
}

const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ type: '/problems/conflict', title: 'Conflict', status, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

it('says how much waits while there is no connection, and that it goes out by itself', async () => {
  const { screen } = await draw();
  const banner = screen.getByRole('button', {
    name: /1 waiting to send.*You're offline. It will be sent automatically./s,
  });
  await expect.element(banner).toBeVisible();
});

it('says why something could not be sent, and offers in a list what can be done about it', async () => {
  const { screen } = await draw(async () => problem(409, 'This form is archived.'));
  await screen
    .getByRole('button', { name: /^1 could not be sent: This form is archived\..*Press to see/s })
    .click();
  await expect.element(page.getByRole('dialog').getByText('Entry of "Week 12"').first()).toBeVisible();
});

it('says that all entries are sent once they are', async () => {
  let isConnected = false;
  const { screen } = await draw(async (_, init) => {
    if (!isConnected) throw new TypeError('offline');
    return new Response(typeof init?.body === 'string' ? init.body : '{}', {
      status: 201,
      headers: { 'content-type': 'application/json' },
    });
  });
  await expect.element(screen.getByRole('button', { name: /1 waiting/ })).toBeVisible();
  isConnected = true;
  await screen.getByRole('button', { name: 'Wake' }).click();
  await expect.element(screen.getByText('All entries sent')).toBeVisible();
});
