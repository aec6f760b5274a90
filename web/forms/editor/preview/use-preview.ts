// Fills in a draft's form: preview answers are kept while the form is edited.
import { deviceTimeZone } from '#web/platform/device-time-zone.ts';
import { useMemo, useState } from 'react';
import type { DraftPart, FormDraft } from '#core/forms/draft/form-draft.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { type FillDraft, leaveQuestion, startFilling } from '#core/filling/fill-draft.ts';
import { type FillPlan, prepareForm } from '#core/filling/fill-plan.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';

export type Tried = Readonly<Record<string, readonly string[]>>;

export type PreviewState = {
  /** Null while the form cannot run, for example with invalid JSON. */
  fill: FillDraft | null;
  answer(questionId: string, values: readonly string[]): void;
  leave(questionId: string): void;
  isTried: boolean;
  startAgain(): void;
};

const partsOnWire: Readonly<Record<DraftPart, FillPart>> = { setup: 'contextQuestions', rows: 'questions' };

export function usePreview(draft: FormDraft, part: DraftPart): PreviewState {
  const { setup, rows, alerts, launchAlerts } = draft;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only these decide what is filled in: typing a description plans nothing anew
  const plan = useMemo(() => planOf(draft), [setup, rows, alerts, launchAlerts]);
  const [tried, setTried] = useState<Tried>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const fill = useMemo(() => plan && fillingIn(plan, part, tried), [plan, part, tried]);
  return {
    fill: useMemo(() => fill && [...left].reduce(leaveQuestion, fill), [fill, left]),
    answer: (questionId, values) => setTried((now) => ({ ...now, [questionId]: values })),
    leave: (questionId) => setLeft((now) => (now.has(questionId) ? now : new Set(now).add(questionId))),
    isTried: Object.keys(tried).length > 0,
    startAgain: () => {
      setTried({});
      setLeft(new Set());
    },
  };
}

/** Questions without a type are left out. */
function planOf(draft: FormDraft): FillPlan | null {
  const typed = { ...draft, setup: draft.setup.filter(hasType), rows: draft.rows.filter(hasType) };
  const {
    id,
    version = 0,
    name,
    contextQuestions,
    questions,
    elements,
    alerts,
    contextAlerts,
  } = inputOf(typed);
  try {
    return prepareForm(
      {
        id,
        version,
        name,
        multi: false,
        contextQuestions,
        questions,
        elements,
        alerts: alerts.map((alert) => ({ ...alert, alertContacts: [] })),
        contextAlerts,
      },
      Date.now,
      deviceTimeZone(),
    );
  } catch {
    return null;
  }
}

function hasType({ type }: FormDraft['rows'][number]): boolean {
  return type !== null;
}

function fillingIn(plan: FillPlan, part: DraftPart, tried: Tried): FillDraft | null {
  try {
    const setup = startFilling(plan, {
      part: 'contextQuestions',
      given: givenIn(plan, 'contextQuestions', tried),
    });
    if (part === 'setup') return setup;
    const onWire = partsOnWire[part];
    return startFilling(plan, { part: onWire, context: setup.answers, given: givenIn(plan, onWire, tried) });
  } catch {
    return null;
  }
}

/** The user's preview answers, and the current defaults of everything else. */
function givenIn(plan: FillPlan, part: FillPart, tried: Tried): Tried {
  const questions = [...plan.parts[part].questions.values()];
  return Object.fromEntries(
    questions.flatMap(({ id, defaultAnswers }) => {
      const values = tried[id] ?? (defaultAnswers.length > 0 ? defaultAnswers : null);
      return values === null ? [] : [[id, values]];
    }),
  );
}
