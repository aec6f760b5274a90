// /admin/sign-on and /terminal: what their addresses say.
import { getRouteApi } from '@tanstack/react-router';
import { addressOf, viewFrom } from '#core/resource/list-view.ts';
import { providers } from '#core/sign-on/resource.ts';
import { SignOnPage } from '#web/sign-on/page.tsx';
import { TerminalPage } from '#web/sign-on/terminal-page.tsx';

const signOn = getRouteApi('/admin/sign-on');
const terminal = getRouteApi('/terminal');

export function SignOnRoute() {
  const { provider = null, tried = null, ...rest } = signOn.useSearch();
  const navigate = signOn.useNavigate();
  const record = providers.list.view;
  const view = { ...record.first, ...viewFrom(record, rest) };
  const go = (search: { provider?: string; tried?: string }, wanted = view) =>
    void navigate({ search: { ...addressOf(record, wanted), ...search }, replace: true });
  const trial = tried === null ? {} : { tried };
  return (
    <SignOnPage
      view={view}
      opened={provider}
      tried={tried}
      onView={(wanted) => go(trial, wanted)}
      onOpen={(id) => go(id === null ? trial : { ...trial, provider: id })}
      onTriedRead={() => go({})}
    />
  );
}

export function TerminalRoute() {
  const { port, challenge, state } = terminal.useSearch();
  return <TerminalPage port={port} challenge={challenge} state={state} />;
}
