import { Button } from '@mantine/core';
import { expect, it } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { LinkAnchor } from '#web/ui/link.tsx';
import { confirm } from './confirm.tsx';

it('links from a question to a page', async () => {
  const details = <LinkAnchor to="/forms">Show these entries</LinkAnchor>;
  const ask = () =>
    void confirm({ title: 'Publish?', text: '2 entries are alike.', confirm: 'Publish', details });
  const { screen } = await drawPage(<Button onClick={ask}>Publish</Button>);
  await screen.getByRole('button', { name: 'Publish' }).click();
  const link = screen.getByRole('link', { name: 'Show these entries' });
  await expect.element(link).toHaveAttribute('href', '/forms');
});
