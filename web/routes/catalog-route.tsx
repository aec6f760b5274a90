// /catalog, with its search in the address.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { CatalogPage } from '#web/catalog/page.tsx';

const route = getRouteApi('/catalog');
/** In milliseconds: the address follows the typing. */
const pause = 250;

export function CatalogRoute() {
  const { search = '', retired } = route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    // By a link, or since the pause is over.
    setSeen(search);
    setTyped(search);
  }
  const isRetiredShown = retired === 'shown';
  const go = (text: string, withRetired: boolean) =>
    void navigate({
      to: '/catalog',
      search: { ...(text !== '' && { search: text }), ...(withRetired && { retired: 'shown' as const }) },
      replace: true,
    });
  const goSoon = useDebouncedCallback(go, pause);
  return (
    <CatalogPage
      search={typed}
      withRetired={isRetiredShown}
      onView={(view) => {
        setTyped(view.search);
        if (view.withRetired === isRetiredShown) goSoon(view.search, view.withRetired);
        else go(view.search, view.withRetired);
      }}
    />
  );
}
