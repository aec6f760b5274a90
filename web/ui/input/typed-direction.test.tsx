import { Autocomplete, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { expect, it } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';

it('lets what is typed run from right to left, and leaves what is beside it', async () => {
  const arabic = 'ياسمين';
  const { screen } = await drawPage(
    <>
      <TextInput aria-label="Text" defaultValue={arabic} leftSection="icon" />
      <Textarea aria-label="Lines" defaultValue={arabic} />
      <Select aria-label="One" data={[arabic]} defaultValue={arabic} />
      <Autocomplete aria-label="Offered" defaultValue={arabic} />
      <MultiSelect aria-label="Many" data={[]} searchable defaultSearchValue={arabic} />
    </>,
  );
  for (const label of ['Text', 'Lines', 'One', 'Offered', 'Many']) {
    const field = screen.getByLabelText(label).first();
    await expect.element(field).toBeVisible();
    expect([label, field.element().matches('input, textarea')]).toEqual([label, true]);
    // By its own first letter, in the room that the page's direction leaves beside the icon.
    const { unicodeBidi, direction } = getComputedStyle(field.element());
    expect([label, unicodeBidi, direction]).toEqual([label, 'plaintext', 'ltr']);
  }
});
