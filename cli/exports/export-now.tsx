// Exports to a file on this machine: a form's rows of some days, or the rows of chosen sheets with the active filter.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { useEffect, useState } from 'react';
import type { Action } from '#core/action.ts';
import { sizeText } from '#core/count-text.ts';
import { exportFormData, exportSheetData, exportSheetsLabel, leaveExport } from '#core/exports/actions.ts';
import {
  choiceLabels,
  daysText,
  type ExportDraft,
  formExportBody,
  otherDays,
  presetOf,
  type RangePreset,
  rangePresets,
  sheetExportBody,
  withPreset,
} from '#core/exports/export-draft.ts';
import { formatName } from '#core/exports/format.ts';
import type { ExportOutcome } from '#core/exports/outcome.ts';
import {
  entriesHint,
  entriesInstead,
  entriesQuestions,
  exportedName,
  lineChoices,
} from '#core/exports/entries.ts';
import type { Question } from '#core/questions/schema.ts';
import { exportFormats } from '#core/exports/schema.ts';
import type { Send } from '#core/send.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import { fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Spinner } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import {
  createExportModel,
  type ExportModel,
  type ExportModelWorld,
  type ExportState,
} from './export-model.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Chooses the content, the format and the file. */
export function ExportNow({ place }: { place: PlaceOf<'export'> }) {
  const { core, user, folder, perform, replace } = useApp();
  const { dialogs } = useTerminal();
  const { formId, formName, sheetIds, filter = null, sentence } = place;
  const shown = { formName, timeZone: user.timeZone, hasDays: sheetIds === 'all' };
  const [fresh] = useState(() =>
    createExportModel({
      ...shown,
      ports: core.ports,
      ...(sheetIds === 'all'
        ? exportsOf(core.send, exportFormData, (draft) => formExportBody(draft, formId, user.timeZone))
        : exportsOf(core.send, exportSheetData, (draft) => sheetExportBody(sheetIds, filter, draft))),
    }),
  );
  const [model] = useScreenState<ExportModel>('model', fresh);
  const state = useSignalValue(model.state);
  const { data: form } = useQuery(formAsReadQuery(core.send, formId));
  const isRunning = state.progress !== null;

  const submit = async () => {
    if (isRunning || model.check().length > 0) return;
    const path = pathOf(state.file, { folder, home: homedir() });
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    const replacing = {
      title: t(m.replaceFile),
      text: t(m.alreadyExists, { path }),
      confirm: t(m.replace),
      danger: true,
    };
    if (isTaken && !(await confirm(dialogs, replacing))) return;
    await model.run(path);
  };
  useAskFirst(
    isRunning
      ? { title: t(m.stopExport), text: t(m.noFileWillBeWritten), confirm: t(m.stopExportKey) }
      : null,
    () => model.stop(),
  );
  const { job } = state;
  const leave = async () => {
    if (job === null || !(await perform(leaveExport, job))) return;
    model.leave();
    replace({ screen: 'exports' });
  };
  // Quitting or signing out stops waiting.
  useEffect(() => () => model.stop(), [model]);
  useKeys(
    isRunning
      ? [{ key: 'otherPart', label: t(keyTexts.schedule), hint: false, off: finishFirst, run: () => {} }]
      : [],
    'part',
  );
  const whileRunning: KeyBinding[] =
    job === null ? [] : [{ key: 'hide', label: leaveExport.label.toLowerCase(), hint: 'first', run: leave }];
  useKeys(
    isRunning ? whileRunning : [{ key: 'submit', label: t(keyTexts.export), hint: 'first', run: submit }],
  );

  const entries = form === undefined ? [] : entriesQuestions(form);
  const isTight = useTight();
  const hasReview = (form?.reviewers.length ?? 0) > 0 && fromFilter(filter).reviewState === null;
  return (
    <Box flexDirection="column">
      {!(isTight && sheetIds === 'all') && (
        <Label bold>
          {sheetIds === 'all' ? sheetTexts.exportForm : exportSheetsLabel(sheetIds.length, false)}
        </Label>
      )}
      {sentence && <Label tone="warning">{t(m.onlyRowsWhere, { sentence })}</Label>}
      {!isTight && (
        <Label tone="dim">
          {`${sheetIds === 'all' ? `${daysText(state.draft, user.timeZone)} ` : ''}${t(m.filesAreWrittenTo, { folder })}`}
        </Label>
      )}
      <Box marginY={isTight ? 0 : 1}>
        <Form
          fields={fieldsOf(model, state, { ...shown, hasReview, entries, now: core.ports.now() })}
          issues={state.issues}
          // The days, which are typed most often.
          first="from"
          submitLabel="export"
          onSubmit={submit}
          busy={isRunning}
        />
      </Box>
      <Outcome state={state} hint={isTight ? null : entriesHint(state.draft, entries)} />
    </Box>
  );
}

/** Whether the screen is so short that the fields and the result take precedence over explanations. */
export function useTight(): boolean {
  const { accessible } = useTerminal();
  const { height } = useArea();
  return !accessible && height < roomy;
}

/** Number of lines from which on everything fits. */
const roomy = 18;
const finishFirst = t(m.exportIsRunningStopIt);

/** Adapts an action to the model. */
function exportsOf<Body>(
  send: Send,
  exporting: Action<Body, ExportOutcome>,
  bodyOf: (draft: ExportDraft) => Body,
): Pick<ExportModelWorld, 'ask' | 'failed' | 'send'> {
  return {
    send,
    ask: async (draft) => exporting.run(send, { ...bodyOf(draft), notify: false }),
    failed: (draft, error) => exporting.failed(bodyOf(draft), error),
  };
}

function fieldsOf(
  model: ExportModel,
  { draft, file }: ExportState,
  {
    hasDays,
    hasReview,
    formName,
    entries,
    now,
    timeZone,
  }: {
    hasDays: boolean;
    hasReview: boolean;
    formName: string;
    entries: readonly Question[];
    now: number;
    timeZone: string;
  },
): Field[] {
  const change = (some: Partial<ExportDraft>) =>
    model.change(some, exportedName(formName, { ...draft, ...some }, entries));
  const day = (path: 'from' | 'to', label: string): Field => ({
    path,
    label,
    value: draft[path],
    placeholder: 'yyyy-MM-dd',
    onChange: (text) => change({ [path]: text, isAllTime: false }),
  });
  const check = (path: keyof typeof choiceLabels): Field => ({
    kind: 'check',
    path,
    label: choiceLabels[path],
    value: draft[path],
    onChange: (value) => change({ [path]: value }),
  });
  const format = choiceField({
    path: 'format',
    label: t(both.format),
    value: draft.format,
    choices: exportFormats.map((value) => ({ value, label: formatName(value) })),
    onChange: (chosen) => change({ format: chosen }),
  });
  const lines = lineChoices(draft, entries);
  const preset = presetOf(draft, now, timeZone);
  const days = choiceField<RangePreset | null>({
    path: 'days',
    label: t(both.days),
    value: preset,
    choices: [
      ...rangePresets.map(({ id, label }) => ({ value: id, label })),
      // Typed below: nothing that could be chosen here.
      ...(preset === null ? [{ value: null, label: otherDays }] : []),
    ],
    onChange: (chosen) => {
      if (chosen !== null) change(withPreset(draft, chosen, now, timeZone));
    },
  });
  // A workbook contains its manifest, and an export with images always is a ZIP.
  const mayBeZip = draft.format !== 'XLSX' && !draft.images;
  return [
    ...(hasDays ? [days, day('from', t(m.from)), day('to', t(m.to))] : []),
    format,
    ...(lines === null
      ? []
      : [
          choiceField({
            path: 'entries',
            label: t(both.eachLineIs),
            value: entriesInstead(draft, entries)?.id ?? null,
            choices: lines,
            onChange: (chosen) => change({ entries: chosen }),
          }),
        ]),
    ...(hasReview ? [check('onlyApproved')] : []),
    check('images'),
    ...(mayBeZip ? [check('zip')] : []),
    ...(entriesInstead(draft, entries) === undefined ? [check('ids')] : []),
    { path: 'file', label: t(both.file), value: file, onChange: (path) => model.nameFile(path) },
  ];
}

/** The progress or the result; before there is any, what is to know of the file. */
function Outcome({ state: { progress, done, problem }, hint }: { state: ExportState; hint: string | null }) {
  if (progress !== null) {
    return (
      <Box gap={1}>
        <Spinner />
        <Label>{progress}</Label>
      </Box>
    );
  }
  if (done !== null) {
    return (
      <Box flexDirection="column">
        <Label tone="good" bold>
          {t(m.rowsExported, { count: done.rows, size: sizeText(done.bytes) })}
        </Label>
        <Label>{done.file ?? ''}</Label>
      </Box>
    );
  }
  if (problem === null) return hint !== null && <Label tone="dim">{hint}</Label>;
  return (
    <Box flexDirection="column">
      <Label tone="bad">{`! ${problem.message}`}</Label>
      {problem.hint !== undefined && <Label tone="dim">{problem.hint}</Label>}
    </Box>
  );
}
