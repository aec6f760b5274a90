// /admin/sign-on: the company's providers, what a trial of one said, the redirect address, and whether passwords count.
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FlaskConical, KeyRound, Plus } from 'lucide-react';
import { t } from '#core/messages/text.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { mayChangeSignOn, tryProvider } from '#core/sign-on/actions.ts';
import { providers } from '#core/sign-on/resource.ts';
import type { Provider } from '#core/sign-on/schema.ts';
import { m as both } from '#core/sign-on/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { OpenedDialog } from '#web/ui/resource/opened-dialog.tsx';
import { ResourceDialog } from '#web/ui/resource/resource-dialog.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { TrialPanel } from './trial-panel.tsx';

/** What the page's address says. */
export type SignOnPageProps = {
  view: ListState;
  /** The id of the opened provider, or `create`; null: none. */
  opened: string | null;
  /** The id of a trial. */
  tried: string | null;
  onView(view: ListState): void;
  onOpen(opened: string | null): void;
  onTriedRead(): void;
};

export function SignOnPage({ view, opened, tried, onView, onOpen, onTriedRead }: SignOnPageProps) {
  const actor = useActor();
  if (!mayChangeSignOn(actor).yes) return <NoAccessPage title={t(both.title)} />;
  const { list, form } = providers;
  const create = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => onOpen('create')}>
      {form.title(null)}
    </Button>
  );
  return (
    <Page title={list.title} subtitle={t(both.about)} actions={create}>
      <Stack gap="lg">
        {tried !== null && <TrialPanel id={tried} onClose={onTriedRead} />}
        <div>
          <ResourceList
            list={list}
            view={view}
            onView={onView}
            icon={<KeyRound size={22} />}
            create={create}
            look={{
              name: ({ id }, props) => (
                <Link {...props} to="/admin/sign-on" search={(before) => ({ ...before, provider: id })} />
              ),
              menu: (provider) => <TryButton provider={provider} />,
            }}
          />
        </div>
        <SettingsPanel />
      </Stack>
      <OpenedDialog place={opened === null || opened === 'create' ? opened : { id: opened }}>
        {({ id, opened: isOpened }) => (
          <ResourceDialog form={form} id={id} opened={isOpened} onClose={() => onOpen(null)} />
        )}
      </OpenedDialog>
    </Page>
  );
}

/** The sign-in begins in this tab, and comes back to this page. */
function TryButton({ provider }: { provider: Provider }) {
  const { run, isRunning } = useAction();
  const begin = async () => {
    const outcome = await run(tryProvider, provider);
    if (outcome.done) location.assign(outcome.result.address);
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<FlaskConical size={14} aria-hidden />}
      loading={isRunning}
      onClick={() => void begin()}
    >
      {tryProvider.label}
    </Button>
  );
}
