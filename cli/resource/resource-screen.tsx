// The screen of a resource from its record in core: the list, and its form over it.
import { useQuery } from '@tanstack/react-query';
import { resourcePageAt } from '#core/features/pages.ts';
import { whyReadOnly } from '#core/resource/form.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Resource } from '#core/resource/resource.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openForm } from './form-dialog.tsx';
import { ListScreen } from './list-screen.tsx';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function ResourceScreen({ place }: ScreenProps<'resource'>) {
  const query = useQuery({
    queryKey: ['resource', place.address],
    queryFn: async () => (await resourcePageAt(place.address)?.resource()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return <Loaded query={query}>{(resource) => resource && <ResourceList resource={resource} />}</Loaded>;
}

/** The list of a resource, with its form over it. */
export function ResourceList<Item extends { id: string }, View extends ListState, Draft>({
  resource: { list, form },
}: {
  resource: Resource<Item, View, Draft>;
}) {
  const { actor, actionKey } = useApp();
  const { dialogs } = useTerminal();
  const { remove } = form;
  const open = (item: Item | null) => openForm(dialogs, form, item);
  const whyOff = (item: Item | null) =>
    item === null ? list.texts.none : (whyReadOnly(form, actor, item) ?? undefined);
  return (
    <ListScreen
      list={list}
      enterLabel={t(keyTexts.edit)}
      onOpen={(item) => (whyOff(item) === undefined ? open(item) : undefined)}
      keys={(current) => [
        {
          key: 'add',
          off: whyReadOnly(form, actor, null) ?? undefined,
          run: () => open(null),
        },
        { key: 'edit', label: t(keyTexts.edit), off: whyOff(current), run: () => current && open(current) },
        ...(remove === undefined ? [] : [actionKey('delete', remove, current)]),
      ]}
    />
  );
}
