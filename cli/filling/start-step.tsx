// The choice of what to fill in: an unsent draft, one of the user's open sheets, or something new.
import { hasSetup } from '#core/filling/entries.ts';
import { answersOf } from '#core/filling/fill-draft.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { rowSummary } from '#core/filling/row-summary.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { List } from '#cli/terminal/list.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment } from '#cli/terminal/theme.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { SavedFilling } from './saved-filling.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type Start =
  | { kind: 'saved'; saved: SavedFilling }
  | { kind: 'new' }
  | { kind: 'sheet'; sheetId: string };

export type StartStepProps = {
  plan: FillPlan;
  saved: readonly SavedFilling[];
  sheets: readonly Sheet[];
  /** The alternative to drafts and open sheets: a new sheet, or a new row of the only one. */
  only: Exclude<Start, { kind: 'saved' }>;
  catalogNames: ReadonlyMap<string, string>;
  onChoose(start: Start): void;
  onDiscard(saved: SavedFilling): Promise<void>;
};

/** The step. */
export function StartStep(props: StartStepProps) {
  const { saved, sheets, only, onChoose, onDiscard } = props;
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const starts: readonly Start[] = [
    ...saved.map((each) => ({ kind: 'saved' as const, saved: each })),
    only,
    ...sheets.map(({ id }) => ({ kind: 'sheet' as const, sheetId: id })),
  ];
  const current = starts[useCursor('starts', starts.length)];
  const discard = async () => {
    if (current?.kind !== 'saved') return;
    if (await confirm(dialogs, discarding)) await onDiscard(current.saved);
  };
  useKeys([
    ...keysIf(only.kind === 'new', {
      key: 'add',
      label: newLabel(props.plan).toLowerCase(),
      run: () => onChoose(only),
    }),
    ...keysIf(saved.length > 0, {
      key: 'delete',
      label: t(keyTexts.discard),
      off: current?.kind === 'saved' ? undefined : t(m.thisIsOnServer),
      run: discard,
    }),
  ]);
  const line = useLines(props);
  return (
    <>
      <Line segments={headOf(props)} />
      <Label> </Label>
      <List
        name="starts"
        items={starts}
        empty=""
        height={height - 2}
        enterLabel={t(m.fillInKey)}
        line={line}
        onEnter={(index) => {
          const start = starts[index];
          if (start) onChoose(start);
        }}
      />
    </>
  );
}

const discarding = {
  title: t(m.discardTheseAnswers),
  text: t(m.theyExistOnlyOnThis),
  confirm: t(both.discard),
  danger: true,
};

/** What is begun: a sheet with its setup, or an entry. */
function newLabel({ form }: FillPlan): string {
  return hasSetup(form) ? t(both.newSheet) : t(both.newEntry);
}

function headOf({ saved, sheets }: StartStepProps): Segment[] {
  const parts = [
    ...(saved.length === 0 ? [] : [t(m.draftsNotSentYet, { count: saved.length })]),
    ...(sheets.length === 0 ? [] : [t(m.openSheets, { count: sheets.length })]),
  ];
  return [
    { text: t(common.continue), bold: true },
    { text: `  ${parts.join(', ')}`, tone: 'dim' },
  ];
}

function useLines({ plan, sheets, only, catalogNames }: StartStepProps): (start: Start) => Segment[] {
  const { date, user } = useApp();
  const options = { timeZone: user.timeZone, catalogNames };
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return (start) => {
    if (start.kind === 'saved') {
      const { part, startsSheet, corrects, sheet, given, changedAt } = start.saved;
      const answers = Object.entries(given).flatMap(([questionId, values]) =>
        values.map((value) => ({ questionId, value })),
      );
      const words = rowSummary(plan, part, answersOf(plan, part, answers), options);
      const of = sheet.name === '' ? t(m.unnamedSheet) : `"${sheet.name}"`;
      const title =
        startsSheet === true
          ? plan.form.name
          : part === 'questions'
            ? t(corrects === true ? m.correctionInSheet : m.entryOfSheet, { sheet: of })
            : sheet.name === ''
              ? t(m.newSheetTitle)
              : t(m.newSheetOf, { sheet: of });
      return [
        { text: title, bold: true },
        { text: `  ${t(m.notSent)}`, tone: 'warning' },
        { text: `, ${date(changedAt)}${words === '' ? '' : `: ${words}`}`, tone: 'dim' },
      ];
    }
    if (start === only)
      return [{ text: start.kind === 'new' ? newLabel(plan) : t(both.newEntry), bold: true }];
    const sheet = start.kind === 'sheet' ? byId.get(start.sheetId) : undefined;
    if (sheet === undefined) return [];
    return [
      { text: sheet.name || t(both.unnamedSheet) },
      {
        text: `  ${t(m.entriesChanged, { count: sheet.rowCount, when: date(sheet.dates.lastModified) })}`,
        tone: 'dim',
      },
    ];
  };
}
