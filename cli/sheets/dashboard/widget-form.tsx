// Creates or edits a custom widget: its fields, formula and filter as text, with a preview for the rows in view.
import { Box } from 'ink';
import { useEffect, useMemo, useState } from 'react';
import { filteredQuestions, questionsWithin } from '#core/forms/filtered-questions.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { saveWidget } from '#core/widgets/actions.ts';
import { withWidget } from '#core/widgets/arrangement.ts';
import { isFilterType, isFormulaType } from '#core/widgets/widget-issues.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { leaveUnsaved } from '#core/action.ts';
import {
  changeFilter,
  draftOfWidget,
  newWidgetDraft,
  previewOfDraft,
  type WidgetDraft,
  widgetDraftIssues,
  isChangedWidget,
} from '#core/widgets/widget-draft.ts';
import type { Close } from '#cli/terminal/dialogs.ts';
import { Form } from '#cli/terminal/input/form.tsx';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { choose, confirm } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment } from '#cli/terminal/theme.tsx';
import { useApp } from '#cli/app/use-app.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { textToType, typedExpression } from '#core/logic/typed-expression.ts';
import { fieldsOf, typedOf, withNumbers } from './widget-fields.ts';
import { measureOf } from '#core/widgets/builder-answers.ts';
import { dashboardWidgets } from './widgets.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Returns the function that opens the form: for a widget, or null for a new one. */
export function useWidgetForm(
  view: SheetView,
  overview: SheetOverview,
): (widget: Widget | null) => Promise<void> {
  const { core, perform } = useApp();
  const { dialogs } = useTerminal();
  return async (widget) => {
    const first = widget === null ? newWidgetDraft(core.ports.newId()) : draftOfWidget(widget);
    const { form } = overview;
    const save = (draft: WidgetDraft) =>
      perform(
        {
          ...saveWidget,
          async run(send, thing) {
            const saved = await saveWidget.run(send, thing);
            view.rearrange((before) => withWidget(before, saved));
            return saved;
          },
        },
        { form, draft },
      );
    await dialogs.open<true>((close) => (
      <WidgetForm view={view} overview={overview} first={first} onSave={save} close={close} />
    ));
  };
}

type WidgetFormProps = {
  view: SheetView;
  overview: SheetOverview;
  first: WidgetDraft;
  /** Returns false if saving failed. */
  onSave(draft: WidgetDraft): Promise<boolean>;
  close: Close<true>;
};

function WidgetForm({ view, overview, first, onSave, close }: WidgetFormProps) {
  const { dialogs } = useTerminal();
  const questions = filteredQuestions(overview.form);
  const [draft, setDraft] = useState(first);
  const read = questionsWithin(questions, draft.entriesQuestion);
  const numbers = read.filter(({ type }) => isFormulaType(type));
  const filterable = read.filter(({ type }) => isFilterType(type));
  const [begun] = useState(() => typedOf(first, numbers, filterable));
  const [typed, setTyped] = useState(begun);
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const formula = typedExpression(typed.map, numbers);
  const filter = typedExpression(typed.filter, filterable);
  const isTyped = typed.isFormula && draft.type !== 'map' && measureOf(draft) !== 'COUNT';
  const measured = withNumbers(isTyped ? { ...draft, map: formula.expression } : draft, typed);
  const whole = changeFilter(measured.draft, filter.expression, filter.issue !== null);
  const issues = new Map([...widgetDraftIssues(whole, questions), ...measured.issues]);
  const formulaIssue = isTyped ? formula.issue : null;
  if (formulaIssue !== null) issues.set('map', formulaIssue);
  if (filter.issue !== null) issues.set('filter', filter.issue);
  const isChanged = isChangedWidget(first, draft) || JSON.stringify(typed) !== JSON.stringify(begun);

  const save = async () => {
    setWasTried(true);
    if (issues.size > 0) return;
    setBusy(true);
    if (await onSave(whole)) close(true);
    else setBusy(false);
  };
  const leave = async () => {
    if (!isChanged || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  const insert = async () => {
    const field = await choose<'map' | 'filter'>(dialogs, {
      title: t(m.questionFor),
      choices: [
        ...(isTyped ? [{ value: 'map' as const, label: t(m.itsFormula) }] : []),
        {
          value: 'filter' as const,
          label: draft.entriesQuestion == null ? t(m.rowsThatCount) : t(m.entriesThatCount),
        },
      ],
    });
    if (field === null) return;
    const id = await choose(dialogs, {
      title: t(both.question),
      choices: (field === 'map' ? numbers : filterable).map((each) => ({ value: each.id, label: each.text })),
    });
    if (id === null) return;
    const title = textToType({ var: id }, read);
    setTyped((before) => ({
      ...before,
      [field]: `${before[field]}${/\S$/.test(before[field]) ? ' ' : ''}${title}`,
    }));
  };
  const keys: KeyBinding[] = [
    { key: 'submit', label: t(keyTexts.save), run: save },
    { key: 'otherPart', label: t(keyTexts.questions), run: insert },
  ];
  return (
    <Overlay
      title={first.isNewWidget ? widgetTexts.create : widgetTexts.edit}
      width={100}
      onClose={() => void leave()}
      keys={keys}
    >
      <Box marginTop={1} flexDirection="column">
        <Form
          fields={fieldsOf({ draft, typed, questions, setDraft, setTyped })}
          issues={wasTried ? [...issues].map(([path, message]) => ({ path, message })) : []}
          submitLabel="save"
          onSubmit={save}
          busy={busy}
        />
      </Box>
      <Label tone="dim">{widgetTexts.seenBy}</Label>
      <Preview view={view} overview={overview} draft={whole} wrong={formulaIssue ?? filter.issue} room={9} />
    </Overlay>
  );
}

type PreviewProps = {
  view: SheetView;
  overview: SheetOverview;
  draft: WidgetDraft;
  /** The issue with the entered text. */
  wrong: string | null;
  room: number;
};

/** The preview; it recovers as soon as the draft does. */
function Preview({ view, overview, draft, wrong, room }: PreviewProps) {
  const { width, height } = useArea();
  const { user } = useApp();
  const seen = previewOfDraft(draft, filteredQuestions(overview.form));
  const message = wrong ?? ('missing' in seen ? seen.missing : null);
  const wanted = message === null && 'widget' in seen ? JSON.stringify(seen.widget) : null;
  const drawn = usePreview(view, wanted);
  const most = Math.max(0, Math.min(room, height - 8));
  const lines = useMemo((): Segment[][] => {
    if (message !== null) return [[{ text: message, tone: 'dim' }]];
    if (drawn === 'working') return [];
    const options = { timeZone: user.timeZone, catalogNames: overview.namesById };
    const form = { ...overview.form, contextWidgetHidden: true };
    const [shown] = drawn === null ? [] : dashboardWidgets({ ...overview, form, widgets: [drawn] }, options);
    if (shown === undefined) return [[{ text: widgetTexts.noPreview, tone: 'dim' }]];
    return [[{ text: shown.note, tone: 'dim' }], ...shown.lines({ width, height: most - 1 })];
  }, [overview, message, drawn, user.timeZone, width, most]);
  return (
    <Box flexDirection="column" marginTop={1}>
      {lines.slice(0, most).map((segments, index) => (
        <Line key={index} segments={segments} />
      ))}
    </Box>
  );
}

/** Computes a preview; `wanted` is the widget as JSON. Superseded results are never shown. */
function usePreview(view: SheetView, wanted: string | null): DashboardWidget | null | 'working' {
  const [drawn, setDrawn] = useState<DashboardWidget | null | 'working'>('working');
  useEffect(() => {
    let isWanted = true;
    if (wanted === null) return undefined;
    const widget: Widget = JSON.parse(wanted);
    view.data.preview(widget).then(
      (part) => void (isWanted && setDrawn(part)),
      () => void (isWanted && setDrawn(null)),
    );
    return () => {
      isWanted = false;
    };
  }, [view, wanted]);
  return drawn;
}
