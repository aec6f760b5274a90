// The page of a resource from its record in core: the list, a new thing, the one that the address opens, and a file of all.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Download, List as ListIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { whyReadOnly } from '#core/resource/form.ts';
import { readItems } from '#core/resource/read-items.ts';
import { listCsv } from '#core/resource/list-csv.ts';
import type { ListState } from '#core/resource/list-view.ts';
import type { Resource } from '#core/resource/resource.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { Page } from '#web/ui/page.tsx';
import { type DialogPlace, OpenedDialog } from './opened-dialog.tsx';
import { ResourceDialog } from './resource-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ResourcePageProps<Item extends { id: string }, View extends ListState, Draft> = {
  resource: Resource<Item, View, Draft>;
  /** The address of the list. A new thing is at `/create` below it, an existing one at its id. */
  address: string;
  subtitle: string;
  view: View;
  /** The parameters of the view in the address. */
  search: Readonly<Record<string, string | number>>;
  onView(view: View): void;
  dialog: DialogPlace;
  onClose(): void;
};

export function ResourcePage<Item extends { id: string }, View extends ListState, Draft>(
  props: ResourcePageProps<Item, View, Draft>,
) {
  const { resource, address, subtitle, view, search, onView, dialog, onClose } = props;
  const { list, form } = resource;
  const actor = useActor();
  const below = (part: string): string => `${address}/${part}`;
  const create = whyReadOnly(form, actor, null) === null && (
    <LinkButton leftSection={<Plus size={16} aria-hidden />} to={below('create')} search={search}>
      {form.title(null)}
    </LinkButton>
  );
  return (
    <Page
      title={list.title}
      subtitle={subtitle}
      actions={
        <>
          <FileButton resource={resource} view={view} />
          {create}
        </>
      }
    >
      <ResourceList
        list={list}
        view={view}
        onView={onView}
        icon={<ListIcon size={22} />}
        create={create}
        look={{ name: ({ id }, name) => <Link {...name} to={below(id)} search={search} /> }}
      />
      <OpenedDialog place={dialog}>
        {({ id, opened }) => <ResourceDialog form={form} id={id} opened={opened} onClose={onClose} />}
      </OpenedDialog>
    </Page>
  );
}

/** Saves what the view finds as a file. */
function FileButton<Item extends { id: string }, View extends ListState, Draft>({
  resource: { list },
  view,
}: Pick<ResourcePageProps<Item, View, Draft>, 'resource' | 'view'>) {
  const { send, ports } = useCore();
  const { timeZone } = useActor();
  const [isReading, setReading] = useState(false);
  const save = async () => {
    setReading(true);
    try {
      const { items } = await readItems(list, { send, view, run: { signal: new AbortController().signal } });
      const moment = (at: number) => currentFormats.peek().moment(at, timeZone);
      const csv = listCsv(list, items, { moment, timeZone, now: ports.now() });
      saveBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv' }), `${list.title}.csv`);
    } catch {
      notifyFailed(t(m.fileCouldNotBeSaved));
    }
    setReading(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={isReading}
      onClick={() => void save()}
    >
      {t(m.exportAsCsv)}
    </Button>
  );
}
