// /catalog, with its search in the address.
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CatalogPage } from '#web/catalog/page.tsx';
import { useTypedSearch } from '#web/ui/input/search-field.tsx';

const route = getRouteApi('/catalog');

export function CatalogRoute() {
  const { search = '', retired } = route.useSearch();
  const navigate = useNavigate();
  const isRetiredShown = retired === 'shown';
  const go = (text: string, withRetired: boolean) =>
    void navigate({
      to: '/catalog',
      search: { ...(text !== '' && { search: text }), ...(withRetired && { retired: 'shown' as const }) },
      replace: true,
    });
  const [typed, type] = useTypedSearch(search, (text) => go(text, isRetiredShown));
  return (
    <CatalogPage
      search={typed}
      withRetired={isRetiredShown}
      onView={(view) => {
        if (view.withRetired === isRetiredShown) type(view.search);
        else go(view.search, view.withRetired);
      }}
    />
  );
}
