// Home: what needs the user, the numbers of the last days and the latest activity, each line leading to what it is about.
import { useQuery } from '@tanstack/react-query';
import { reviewLines } from '#core/home/needs.ts';
import { homeParts } from '#core/home/parts.ts';
import { homeQuery } from '#core/home/queries.ts';
import type { Home } from '#core/home/schema.ts';
import { introSetting, withSetting } from '#core/home/settings.ts';
import { homeSteps } from '#core/home/steps.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import { queueTexts } from '#core/sheets/review/queue.ts';
import { saveIntro } from '#core/users/actions.ts';
import { homeTabsOf, tabKeys } from '#cli/app/home-tabs.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useHomeKeys } from '#cli/app/use-home-keys.ts';
import { useReminders } from '#cli/app/use-reminders.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { homeLines, placeOf, type ScreenLine, stepsTitle } from './home-lines.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function HomeScreen(_props: ScreenProps<'home'>) {
  const app = useApp();
  const { core, go } = app;
  const query = useQuery(homeQuery(core.send));
  useKeys([{ key: 'forms', run: () => go({ screen: 'forms' }) }, ...tabKeys(app, 'home')]);
  useHomeKeys();
  return <Loaded query={query}>{(home) => <Lines home={home} />}</Loaded>;
}

function Lines({ home }: { home: Home }) {
  const app = useApp();
  const { actor, core, user, date, perform } = app;
  const { height } = useArea();
  const context = { now: core.ports.now(), moment: date };
  const { data: activity } = useQuery(activityQuery(core.send, {}, 0));
  const reminders = useReminders();
  const parts = homeParts(actor, user, home);
  const lines = homeLines({ actor, parts, home, reminders, sheets: activity?.content ?? [], context });
  const choosePlace = useChoosePlace();
  const { reviews } = home.needs;
  const steps = parts.includes('steps') ? homeSteps(actor, home.made) : [];
  const hide = () =>
    perform(
      { ...saveIntro, done: () => t(m.stepsHidden) },
      { intro: 'hidden' },
      {
        onDone: () => {
          core.session.user.value = withSetting(user, introSetting('hidden'));
        },
      },
    );
  useKeys([
    ...keysIf(reviews.length > 0, {
      key: 'review',
      label: queueTexts.title.toLowerCase(),
      run: () =>
        choosePlace(
          queueTexts.title,
          reviewLines(reviews, context).map(({ text, detail, target }) => ({
            label: text,
            note: detail,
            place: placeOf(target),
          })),
        ),
    }),
    ...keysIf(steps.length > 0, { key: 'hide', label: t(m.hideSteps), run: hide }),
  ]);
  const right =
    steps.length > 0
      ? { text: stepsTitle(steps), tone: 'accent' as const }
      : reviews.length > 0
        ? {
            text: t(m.queue, { title: queueTexts.title, waiting: queueTexts.waiting(reviews) }),
            tone: 'warning' as const,
          }
        : undefined;
  return (
    <>
      <TabLine names={homeTabsOf(app)} current="home" right={right} />
      <Table
        name="home"
        columns={columns}
        count={lines.length}
        rows={(from, to) => lines.slice(from, to)}
        height={height - 1}
        empty=""
        enterLabel={t(keyTexts.open)}
        onEnter={async (index) => {
          const line = lines[index];
          if (line !== undefined && line.places.length > 0) await choosePlace(line.title, line.places);
        }}
      />
    </>
  );
}

/** Opens one of some places, chosen where there are several. */
function useChoosePlace() {
  const { go } = useApp();
  const { dialogs } = useTerminal();
  return async (title: string, places: ScreenLine['places']) => {
    const choices = places.map(({ label, note }, index) => ({ value: String(index), label, note }));
    const chosen =
      places.length === 1 ? '0' : await choose(dialogs, { title, choices, isMenu: true, width: 84 });
    const found = chosen === null ? undefined : places[Number(chosen)];
    if (found !== undefined) go(found.place);
  };
}

const columns: readonly TableColumn<ScreenLine>[] = [
  { id: 'section', title: t(m.what), value: ({ section }) => section, tone: ({ tone }) => tone, whole: true },
  // What is said of a thing is as much to the point as its name: both give way alike.
  { id: 'title', title: t(common.name), value: ({ title }) => title, most: 44 },
  { id: 'detail', title: t(m.details), value: ({ detail }) => detail, most: 60 },
];
