// The steps of filling in a sheet: questions, review, sending, and the next row.
import { useApp as useInk } from 'ink';
import { useEffect, useEffectEvent } from 'react';
import type { CatalogIndex } from '#core/filling/catalog-index.ts';
import { markLaunched } from '#core/filling/fill-draft.ts';
import { launchesToShow } from '#core/filling/fill-view.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { useFillDrafts } from './fill-drafts.ts';
import { type Filling, hasWork, review } from './filling.ts';
import { QuestionsStep } from './questions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { useSending } from './use-sending.ts';

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
  const { user, say, go } = useApp();
  const { dialogs } = useTerminal();
  const leave = useLeave(place, filling);
  const sending = useSending({ place, form, set, get, leave });
  const failure = useSignalValue(useFillDrafts().failure);
  const warn = useEffectEvent((error: unknown) =>
    say(`What you fill in cannot be kept on this computer. ${wordsOf(error).message}`, 'warning'),
  );
  useEffect(() => {
    if (failure !== null) warn(failure);
  }, [failure]);
  const options = { timeZone: user.timeZone, catalogNames, catalog };
  const change = (step: (before: Filling) => Filling) => set(step(get()));
  const launches = launchesToShow(filling.draft);

  const goToReview = async () => {
    const { filling: next, why } = review(get());
    set(next);
    if (why !== null) return say(why, 'warning');
    // A name alone needs no review.
    if (next.sheet === null && form.contextQuestions.length === 0) await sending.send();
  };
  const launch = async () => {
    const choices = launches.flatMap((one) => [
      { value: { ...one, now: true }, label: `Fill in "${one.name}"`, note: one.description },
      ...(one.required ? [] : [{ value: { ...one, now: false }, label: `Not now: "${one.name}"` }]),
    ]);
    const chosen =
      choices.length === 1 ? choices[0]?.value : await choose(dialogs, { title: 'Other forms', choices });
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
  useKeys(launches.length === 0 ? [] : [{ key: 'pick', label: 'other form', run: launch }]);
  useAskFirst(
    hasWork(filling)
      ? {
          title: 'Leave what you have filled in?',
          text:
            failure !== null
              ? 'It has not been sent, and cannot be kept on this computer: it would be lost.'
              : 'It has not been sent. It is kept on this computer, to go on with it the next time.',
          confirm: 'Leave',
        }
      : null,
    leave,
  );
  useKeys(sending.note === null ? [] : [{ key: 'esc', label: 'stop', run: sending.stop }], 'part');
  useKeys(hasWork(filling) || !place.isAll ? [] : [{ key: 'esc', label: 'leave', run: leave }]);

  const title = titleOf(filling, form.name);
  if (filling.reviewing) {
    return (
      <ReviewStep
        filling={filling}
        options={options}
        title={title}
        sendLabel={filling.sheet === null ? 'start the sheet' : 'send the row'}
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

function titleOf({ sheet, name }: Filling, formName: string): string {
  if (sheet === null) return `New sheet of "${formName}"`;
  return `Row ${sheet.rowCount + 1} of ${name === '' ? 'the sheet' : `"${name}"`}`;
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
