// Pages that are drawn from a resource: the list at the page's address, a new thing at `/create` below it, one at its id. Any other
// address is none of the product's.
import { getRouteApi } from '@tanstack/react-router';
import { pageFor, resourcePageAt } from '#core/features/pages.ts';
import { addressOf, viewFrom } from '#core/resource/list-view.ts';
import type { AnyResource } from '#core/resource/resource.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { ResourcePage } from '#web/ui/resource/resource-page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const route = getRouteApi('/$');
type FoundPage = NonNullable<ReturnType<typeof resourcePageAt>>;

export function ResourceRoute() {
  const { _splat: path = '' } = route.useParams();
  const actor = useActor();
  const found = resourcePageAt(`/${path}`);
  if (found === null) return <NotFoundPage />;
  if (pageFor(actor, found.address) === null) return <NoAccessPage title={found.page.title} />;
  return <LoadedResource key={found.address} found={found} />;
}

function LoadedResource({ found }: { found: FoundPage }) {
  const query = useRead(() => ({
    queryKey: ['resource', found.address],
    queryFn: found.resource,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }));
  return (
    <Loaded query={query} failed={t(m.pageCouldNotBeLoaded)}>
      {(resource) => <PlacedResource resource={resource} found={found} />}
    </Loaded>
  );
}

function PlacedResource({ resource, found }: { resource: AnyResource; found: FoundPage }) {
  const navigate = route.useNavigate();
  const { page, below } = found;
  // No route of the router's type: it is below `/$`.
  const address: string = found.address;
  const record = resource.list.view;
  const view = { ...record.first, ...viewFrom(record, route.useSearch()) };
  const search = addressOf(record, view);
  return (
    <ResourcePage
      resource={resource}
      address={address}
      subtitle={page.about}
      view={view}
      search={search}
      onView={(wanted) => void navigate({ to: '.', search: addressOf(record, wanted), replace: true })}
      dialog={below === null ? null : below === 'create' ? below : { id: below }}
      onClose={() => void navigate({ to: address, search, replace: true })}
    />
  );
}
