// The end of filling in: that the entry was sent and who was notified of it; then another one, or done.
import type { SentEntry } from '#core/filling/actions.ts';
import { noteTexts } from '#core/filling/rules/irrelevant.ts';
import { notifiedLines, sentTexts } from '#core/filling/outbox/sent-texts.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import { useApp } from '#cli/app/use-app.ts';
import { wrap } from '#cli/output/width.ts';
import { List } from '#cli/terminal/list.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** `isCorrection`: the row was there before. */
export type Sent = SentEntry & { isCorrection?: true };

export type SentStepProps = {
  form: WholeForm;
  title: readonly Segment[];
  sent: Sent;
  /** The progress of finishing the sheet; null otherwise. */
  busy: string | null;
  onAnother(): void;
  onDone(): void;
  onFinish(): Promise<void>;
};

/** The step. */
export function SentStep({ form, title, sent, busy, onAnother, onDone, onFinish }: SentStepProps) {
  const { user, go } = useApp();
  const { width } = useArea();
  const { sheet, row, isCorrection = false } = sent;
  const read = () =>
    row &&
    go({
      screen: 'row',
      formId: form.id,
      formName: form.name,
      sheetIds: [sheet.id],
      sheetName: sheet.name,
      sheetId: sheet.id,
      rowId: row.id,
    });
  const choices = [
    ...(isCorrection ? [] : [{ label: sentTexts.another, run: onAnother }]),
    { label: sentTexts.done, run: onDone },
    ...(row === null ? [] : [{ label: sentTexts.read, run: read }]),
    ...(sheet.completed || isCorrection ? [] : [{ label: sentTexts.finish, run: onFinish }]),
  ];
  const said = [...notifiedLines(form, row?.alerts ?? [], user.id), ...noteTexts(row?.notes)];
  const notified = said.flatMap((line) => wrap(line, width - 2));
  return (
    <>
      <Line segments={title} />
      <Label> </Label>
      <Line
        segments={[
          { text: `✓ ${isCorrection ? returnedTexts.sent : sentTexts.sent}`, tone: 'good', bold: true },
        ]}
      />
      {notified.map((line) => (
        <Line key={line} segments={[{ text: '  ' }, { text: line }]} />
      ))}
      <Line segments={[{ text: busy ?? ' ', tone: 'warning' }]} />
      <List
        name={`sent ${row?.id ?? sheet.id}`}
        items={choices}
        line={({ label }) => [{ text: label }]}
        empty=""
        active={busy === null}
        enterLabel={t(keyTexts.choose)}
        onEnter={(index) => choices[index]?.run()}
      />
    </>
  );
}
