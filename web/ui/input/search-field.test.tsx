// A search whose words are part of the address, and what is pressed right after them.
import { useState } from 'react';
import { expect, it } from 'vitest';
import { drawPage } from '#tests/components/draw-page.tsx';
import { SearchField } from './search-field.tsx';

it('searches before what is pressed right after the last key', async () => {
  const done: string[] = [];
  function List() {
    const [search, setSearch] = useState('');
    const find = (text: string) => {
      done.push(`search ${text}`);
      setSearch(text);
    };
    return (
      <>
        <SearchField label="Search users" search={search} onSearch={find} />
        <button type="button" onClick={() => done.push('open')}>
          kim.larsen
        </button>
      </>
    );
  }
  const { screen } = await drawPage(<List />);
  await screen.getByLabelText('Search users').fill('kim');
  await screen.getByRole('button', { name: 'kim.larsen' }).click();
  await expect.poll(() => done).toEqual(['search kim', 'open']);
});
