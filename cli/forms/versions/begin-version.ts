// Beginning the next version of a form in the terminal app: with its questions, or those of an earlier version, whose
// differences are shown before.
import { makeVersion, takeUpVersion } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { changesSince, versionsQuery } from '#core/forms/version-history.ts';
import type { App } from '#cli/app/use-app.ts';
import { harmless, wrap } from '#cli/output/width.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { changeLine } from '#cli/forms/format-changes.ts';
import { m } from './texts.ts';

export async function beginVersion(app: App, dialogs: Dialogs, form: ListedForm): Promise<void> {
  const { send, ports } = app.core;
  const from = await chosenVersion(app, dialogs, form);
  if (from === undefined) return;
  if (from === null) {
    await app.perform(makeVersion(ports.newId), form);
    return;
  }
  const details = async () => {
    const lines = (await changesSince(send, form.id, from)).map(changeLine);
    return (width: number) => lines.flatMap((line) => wrap(harmless(line), width)).map((text) => [{ text }]);
  };
  const takeUp = takeUpVersion(ports.newId);
  const confirmation = () => ({
    title: t(m.newVersionFrom, { name: form.name, from }),
    text: t(m.changesOnlyOncePublished, { from }),
    confirm: takeUp.label,
  });
  await app.perform({ ...takeUp, confirmation }, { ...form, from }, { details });
}

/** Null: the form as it is. Undefined: none. */
async function chosenVersion(
  app: App,
  dialogs: Dialogs,
  form: ListedForm,
): Promise<number | null | undefined> {
  const { content } = await versionsQuery(app.core.send, form.id)
    .queryFn({})
    .catch((error: unknown) => {
      app.say(t(m.unableToLoadVersions, { why: wordsOf(error).message }), 'warning');
      return { content: [] };
    });
  if (content.length === 0) return null;
  const chosen = await choose(dialogs, {
    title: t(m.whichVersion),
    choices: [
      { label: t(m.currentQuestions), value: 0 },
      ...content.map(({ version, replacedAt }) => ({
        label: t(m.versionUntil, { version, date: app.date(replacedAt) }),
        value: version,
      })),
    ],
  });
  return chosen === 0 ? null : (chosen ?? undefined);
}
