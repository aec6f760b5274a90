// The import step that matches questions to columns, with the result of checking the rows above.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useMemo } from 'react';
import { sizeText } from '#core/count-text.ts';
import { fileNotes } from '#core/imports/csv/file-notes.ts';
import { hourLines } from '#core/imports/dates/hours-line.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { draftIssues, unusedColumns } from '#core/imports/match-lines.ts';
import { dateFormatsQuery } from '#core/imports/queries.ts';
import { dateFormats } from '#core/time/date-format.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { checkText, foundLines } from '#core/imports/format-check.ts';
import type { ImportModel, ImportState } from '#core/imports/import-model.ts';
import { type MatchItem, matchItems } from './match-items.ts';
import { mayUpdateByKey } from '#core/imports/policy.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import { mappingsQuery } from '#core/mappings/queries.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { askMapping } from '#cli/imports/mappings/ask-mapping.ts';
import { askChange } from './match-questions.ts';
import { showPreview } from './show-preview.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type MatchStepProps = {
  model: ImportModel<string>;
  state: ImportState;
  draft: ImportDraft;
  onStart(): void | Promise<void>;
};

const headLines = 5;
const footLines = 3;

/** The step. */
export function MatchStep({ model, state, draft, onStart }: MatchStepProps) {
  const { core, actor, perform } = useApp();
  const mappings = useQuery(mappingsQuery(core.send, draft.form.id));
  const mayUpdate = mayUpdateByKey(actor).yes;
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const formats = useQuery(dateFormatsQuery(core.send)).data ?? dateFormats;
  const hours = useMemo(
    () => hourLines(draft, state.check, actor.timeZone),
    [draft, state.check, actor.timeZone],
  );
  const items = useMemo(
    () => matchItems(draft, formats, { mayUpdate, hours }),
    [draft, formats, mayUpdate, hours],
  );
  const issue = useMemo(() => firstIssue(draft, items), [draft, items]);
  const current = items[useCursor('match', items.length)];
  const failures = useMemo(
    () => (state.check === null ? [] : foundLines(state.check, draft.form.questions)),
    [state.check, draft.form.questions],
  );

  const change = async (index: number) => {
    const item = items[index];
    const step = item && (await askChange(dialogs, draft, item, { formats, hours }));
    if (step) model.change(step);
  };
  useAskFirst(
    state.changed
      ? {
          title: t(m.chooseAnotherFile),
          text: t(m.yourMatchingWillBeLost),
          confirm: t(m.chooseAnother),
        }
      : null,
    () => model.forget(),
  );
  useKeys([
    { key: 'submit', label: t(m.startImport), off: issue ?? undefined, run: onStart },
    {
      key: 'pickList',
      label: t(keyTexts.mapping),
      off: mappings.isPending
        ? t(m.pleaseWait)
        : mappings.data === undefined
          ? mappingTexts.loadFailed
          : undefined,
      run: async () => {
        const tools = { dialogs, perform, newId: core.ports.newId, mappings: mappings.data ?? [], draft };
        const chosen = await askMapping(tools);
        if (chosen === null) return;
        model.change(chosen.step);
        const { mapping, missing } = chosen;
        if (mapping !== null && missing.length > 0)
          await showLines(dialogs, mappingTexts.missing(mapping.name), missing);
      },
    },
    {
      key: 'alerts',
      label: t(keyTexts.problems),
      hint: failures.length > 0,
      off: failures.length === 0 ? t(m.noRowsNeedFixing) : undefined,
      run: () => showLines(dialogs, t(m.whatNeedsFixing), failures),
    },
    ...keysIf(state.check?.uncompared !== undefined, {
      key: 'table',
      label: t(m.compareWithRows),
      off: issue ?? (state.checked === null ? undefined : t(m.pleaseWait)),
      run: () => model.checkAll(),
    }),
    ...keysIf((draft.keyQuestion ?? null) !== null, {
      key: 'table',
      label: t(m.tableOfChanges),
      off: issue ?? (state.previewing ? updateTexts.previewing : undefined),
      run: async () => {
        await model.previewUpdate();
        const { preview } = model.state.peek();
        if (preview !== null) await showPreview(dialogs, preview, draft.form);
      },
    }),
    ...keysIf(!state.changed, { key: 'esc', label: t(m.anotherFile), run: () => model.forget() }),
  ]);

  return (
    <>
      <Head draft={draft} state={state} issue={issue} failures={failures} />
      <Table
        name="match"
        columns={columns}
        count={items.length}
        rows={(from, to) => items.slice(from, to)}
        height={height - headLines - fileNotes(draft.file).length - footLines}
        empty={t(m.thisFormHasNoQuestion)}
        enterLabel={t(keyTexts.change)}
        onEnter={change}
      />
      {current && <Details item={current} />}
    </>
  );
}

async function showLines(dialogs: Dialogs, title: string, lines: readonly string[]): Promise<void> {
  await dialogs.open((close) => (
    <Overlay title={title} width={90} onClose={() => close(null)}>
      {lines.map((line, index) => (
        <Label key={index}>{`- ${line}`}</Label>
      ))}
    </Overlay>
  ));
}

/** What must be decided first; null: the import can start. */
function firstIssue(draft: ImportDraft, items: readonly MatchItem[]): string | null {
  const item = items.find(({ issue }) => issue !== null);
  if (item === undefined) return draftIssues(draft)[0]?.message ?? null;
  return typeof item.changes === 'object' && 'questionId' in item.changes
    ? `${item.title}: ${item.issue}`
    : item.issue;
}

type HeadProps = {
  draft: ImportDraft;
  state: ImportState;
  /** Why the import cannot start yet. */
  issue: string | null;
  failures: readonly string[];
};

/** The file, the result of its check, and unused columns: one line each. */
function Head({ draft, state, issue, failures }: HeadProps) {
  const { file } = draft;
  const notes = fileNotes(file);
  const unused = unusedColumns(draft).map(({ header }) => header);
  const isFine = state.check?.report.failedRows === 0;
  const problem = state.problem === null ? issue : wordsOf(state.problem.error).message;
  return (
    <Box flexDirection="column" height={headLines + notes.length}>
      <Line
        segments={[
          { text: file.name, bold: true },
          {
            text: `  ${t(m.rowsAndColumns, { count: file.rowCount, columns: file.headers.length, size: sizeText(file.size) })}`,
            tone: 'dim',
          },
        ]}
      />
      {notes.map((note) => (
        <Line key={note} segments={[{ text: note, tone: 'warning' }]} />
      ))}
      {problem !== null && <Line segments={[{ text: `! ${problem}`, tone: 'bad' }]} />}
      {problem === null && state.previewing && <Line segments={[{ text: updateTexts.previewing }]} />}
      {problem === null && !state.previewing && state.check !== null && (
        <Line
          segments={[
            {
              text: `${isFine ? '✓' : '!'} ${checkText(state.check, { isUpdate: (draft.keyQuestion ?? null) !== null })}`,
              tone: isFine ? 'good' : 'warning',
            },
          ]}
        />
      )}
      {problem === null && failures.length > 0 && <Line segments={[{ text: `  ${failures.join('; ')}` }]} />}
      <Line
        segments={[
          {
            text:
              unused.length === 0 ? t(m.allColumnsUsed) : t(m.columnsLeftOut, { columns: unused.join(', ') }),
            tone: 'dim',
          },
        ]}
      />
    </Box>
  );
}

/** The full text of the selected line. */
function Details({ item }: { item: MatchItem }) {
  const { issue, note, samples, title, column } = item;
  return (
    <Box flexDirection="column" marginTop={1} height={footLines - 1}>
      {issue === null ? (
        <Line
          segments={[
            { text: `${title}: `, bold: true },
            { text: samples.length > 0 ? samples.join(', ') : column || t(m.noColumn), tone: 'dim' },
          ]}
        />
      ) : (
        <Label tone="bad">{`! ${issue}`}</Label>
      )}
      {issue === null && note !== null && <Line segments={[{ text: note, tone: 'warning' }]} />}
    </Box>
  );
}

const columns: readonly TableColumn<MatchItem>[] = [
  {
    id: 'title',
    title: '  Question',
    // At the front, where it is not cut off.
    value: ({ title, required }) => `${required ? '*' : ' '} ${title}`,
    most: 38,
  },
  { id: 'column', title: t(both.column), value: ({ column }) => column, most: 36 },
  {
    id: 'certainty',
    title: t(m.certainty),
    value: ({ certainty }) => certainty,
    tone: ({ tone }) => tone,
    whole: true,
  },
  {
    id: 'samples',
    title: t(m.suchAs),
    value: ({ samples }) => samples.join(', '),
    tone: () => 'dim',
    most: 60,
  },
];
