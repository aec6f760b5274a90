// The steps of filling in: questions, review, sending, and what was sent; then the next one.
import { useApp as useInk } from 'ink';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { markLaunched } from '#core/filling/fill-draft.ts';
import { launchesToShow } from '#core/filling/fill-view.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { useFillDrafts } from './fill-drafts.ts';
import { type Filling, hasWork, review, startsSheet } from './filling.ts';
import { ownName } from './filling-bodies.ts';
import { QuestionsStep } from './questions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { type Sent, SentStep } from './sent-step.tsx';
import { useSending } from './use-sending.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type FillingStepsProps = {
  place: PlaceOf<'fill'>;
  form: WholeForm;
  catalog: CatalogIndex | null;
  catalogNames: ReadonlyMap<string, string>;
  filling: Filling;
  set(filling: Filling): void;
  get(): Filling;
};

/** The steps. */
export function FillingSteps({ place, form, catalog, catalogNames, filling, set, get }: FillingStepsProps) {
  const { core, user, say } = useApp();
  const leave = useLeave(place, filling);
  const [sent, setSent] = useScreenState<Sent | null>('sent', null);
  const sending = useSending({ place, form, catalogNames, set, get, onSent: setSent });
  const failure = useSignalValue(useFillDrafts().failure);
  const warn = useEffectEvent((error: unknown) =>
    say(t(m.yourAnswersCannotBeSaved, { words: wordsOf(error).message }), 'warning'),
  );
  useEffect(() => {
    if (failure !== null) warn(failure);
  }, [failure]);
  const { timeZone } = user;
  const isSetup = filling.draft.part === 'contextQuestions';
  const own = useMemo(
    () => (isSetup ? ownName(filling, { at: core.ports.now(), timeZone, catalogNames }) : ''),
    [isSetup, filling, core, timeZone, catalogNames],
  );
  const options = { timeZone, catalogNames, catalog, ownName: own };
  const change = (step: (before: Filling) => Filling) => set(step(get()));

  const goToReview = async () => {
    const { filling: next, why } = review(get());
    set(next);
    if (why !== null) say(why, 'warning');
  };
  useLaunchKey(filling, change);
  useAskFirst(
    hasWork(filling)
      ? {
          title: t(m.leaveWithUnsentAnswers),
          text: failure !== null ? t(m.yourAnswersHaveNotBeen) : t(m.yourAnswersHaveNotBeenSent),
          confirm: t(m.leave),
        }
      : null,
    leave,
  );
  useKeys(sending.note === null ? [] : [{ key: 'esc', label: t(keyTexts.stop), run: sending.stop }], 'part');
  useKeys(hasWork(filling) || !place.isAll ? [] : [{ key: 'esc', label: t(keyTexts.leave), run: leave }]);

  const title = titleOf(filling, sent, form.name);
  if (sent !== null) {
    return (
      <SentStep
        form={form}
        title={title}
        sent={sent}
        busy={sending.note}
        onAnother={() => setSent(null)}
        onDone={leave}
        onFinish={async () => {
          if (await sending.finish(sent.sheet)) leave();
        }}
      />
    );
  }
  if (filling.reviewing) {
    return (
      <ReviewStep
        filling={filling}
        options={options}
        title={title}
        sendLabel={sendLabelOf(filling)}
        onSend={sending.send}
        onBack={sending.change}
        sending={sending.note}
      />
    );
  }
  return (
    <QuestionsStep
      filling={filling}
      change={change}
      catalog={catalog}
      options={options}
      title={title}
      onReview={() => void goToReview()}
      busy={sending.note}
    />
  );
}

/** The key that fills in the forms which alerts of this one ask for. */
function useLaunchKey({ draft }: Filling, change: (step: (before: Filling) => Filling) => void): void {
  const { go } = useApp();
  const { dialogs } = useTerminal();
  const launches = launchesToShow(draft);
  const launch = async () => {
    const choices = launches.flatMap((one) => [
      { value: { ...one, now: true }, label: t(m.fillIn, { name: one.name }), note: one.description },
      ...(one.required ? [] : [{ value: { ...one, now: false }, label: t(m.notNow, { name: one.name }) }]),
    ]);
    const chosen =
      choices.length === 1 ? choices[0]?.value : await choose(dialogs, { title: t(m.otherForms), choices });
    if (chosen == null) return;
    const done = () => change((before) => ({ ...before, draft: markLaunched(before.draft, chosen.id) }));
    if (!chosen.now) return done();
    go({
      screen: 'fill',
      formId: chosen.formId,
      formName: chosen.name,
      onProgress: ({ rows }) => {
        if (rows > 0) done();
      },
    });
  };
  useKeys(launches.length === 0 ? [] : [{ key: 'pick', label: t(keyTexts.otherForm), run: launch }]);
}

function sendLabelOf({ draft, returned }: Filling): string {
  if (returned !== null) return returnedTexts.send.toLowerCase();
  return draft.part === 'contextQuestions' && draft.plan.form.questions.length > 0 ? 'start' : 'send';
}

/** The form, and beside it the sheet that the entry belongs to. */
function titleOf(filling: Filling, sent: Sent | null, formName: string): Segment[] {
  const { sheet } = sent ?? filling;
  const of =
    sent === null && startsSheet(filling)
      ? ''
      : sheet === null
        ? t(m.newSheet)
        : sheet.name || t(both.unnamedSheet);
  const isNew = sent === null && sheet !== null && filling.returned === null;
  const where = isNew && of !== '' ? t(m.sheetEntry, { sheet: of, count: sheet.rowCount + 1 }) : of;
  return [
    { text: formName, bold: true },
    { text: where === '' ? '' : `  ${where}`, tone: 'dim' },
  ];
}

/** Leaves the screen, or the whole app if it was opened only for this. Other processes may continue the draft. */
function useLeave({ isAll }: PlaceOf<'fill'>, { id }: Filling): () => void {
  const { back } = useApp();
  const { exit } = useInk();
  const drafts = useFillDrafts();
  return () => {
    drafts.leave(id);
    if (isAll) exit();
    else back();
  };
}
