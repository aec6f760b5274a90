// The questions of a setup or row, in a list. Enter answers and continues; choices open a dialog.
import { Box } from 'ink';
import { useRef } from 'react';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { givenTo } from '#core/filling/fill-draft.ts';
import { calculationAt } from '#core/filling/fills/fill-notes.ts';
import { nextUnanswered, pagesOf, pageTexts } from '#core/filling/fill-pages.ts';
import { choicesAt, followedAt, launchesToShow, progressOf, progressText } from '#core/filling/fill-view.ts';
import { isAnswered } from '#core/questions/values.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import { harmless, wrap } from '#cli/output/width.ts';
import { choose as chooseFrom } from '#cli/terminal/input/questions.tsx';
import { type KeyBinding, keysIf } from '#cli/terminal/keys/keys.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { windowTop } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/app/use-app.ts';
import { askCatalog, askEntriesOf, askOptions } from './ask-answer.tsx';
import {
  attach,
  choose,
  currentQuestion,
  type Filling,
  isLastStep,
  moveBy,
  moveTo,
  reasonAt,
  takeCalculatedAnswer,
  typedText,
  typeText,
} from './filling.ts';
import { alertLines, fillingLines, type FillLine, labelWidthOf, type LineOptions } from './filling-lines.ts';
import { inputKind, placeholderOf } from './typed-answer.ts';
import { useAskFile } from './use-ask-file.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Updates the state, given its current value. */
export type UpdateFilling = (step: (filling: Filling) => Filling) => void;

export type QuestionsStepProps = {
  filling: Filling;
  change: UpdateFilling;
  catalog: CatalogIndex | null;
  options: Omit<LineOptions, 'width'>;
  /** Shown at the top. */
  title: readonly Segment[];
  onReview(): void;
  /** Why input is blocked; null if it is not. */
  busy: string | null;
};

/** The step. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { filling, title, options, busy } = props;
  const { width, height } = useArea();
  const { accessible } = useTerminal();
  const progress = progressOf(filling.draft);
  const lines = fillingLines(filling, { ...options, width });
  const notes = notesOf(filling);
  const said = returnedLines(filling, width);
  const shown = useWindow(lines, filling.at, Math.max(1, height - 2 - said.length - notes.length));
  useQuestionKeys(props);
  return (
    <>
      <Line segments={title} />
      {said.map((segments, index) => (
        <Line key={`said ${index}`} segments={segments} />
      ))}
      {(busy !== null || !accessible) && (
        // Text that changes with every keystroke is not read aloud.
        <Line
          segments={[
            busy === null
              ? { text: progress.total === 0 ? '' : progressText(progress), tone: 'dim' }
              : { text: busy, tone: 'warning' },
          ]}
        />
      )}
      <Box flexDirection="column" flexGrow={1}>
        {shown.map((line, index) => (
          <DrawnLine key={index} line={line} {...props} />
        ))}
      </Box>
      {notes.map((segments, index) => (
        <Line key={index} segments={segments} />
      ))}
    </>
  );
}

/** The lines that fit: those around the current question. Screen readers get only these. */
function useWindow(lines: readonly FillLine[], at: string, height: number): readonly FillLine[] {
  const { accessible } = useTerminal();
  const saved = useRef(0);
  const first = lines.findIndex(({ step }) => step === at);
  const last = lines.findLastIndex(({ step }) => step === at);
  if (accessible) {
    // Including the lines between the previous question and this one.
    const before = lines.findLastIndex(({ step }, index) => index < first && step !== null);
    const current = lines.slice(before + 1, last + 1);
    return current.toSorted((a, b) => Number(a.input ?? false) - Number(b.input ?? false));
  }
  const count = lines.length;
  const bottom = windowTop({ top: saved.current, index: last, count, height });
  // The lines above the first question are visible from the start.
  const isFirst = lines.findIndex(({ step }) => step !== null) === first;
  const top = windowTop({ top: bottom, index: isFirst ? 0 : first, count, height });
  saved.current = top;
  return lines.slice(top, top + height);
}

/** Raised alerts, and other forms to fill in. */
function notesOf({ draft }: Filling): Segment[][] {
  return [
    ...alertLines(draft),
    ...launchesToShow(draft).map(({ name, description, required }): Segment[] => [
      {
        text: `! ${required ? t(m.requiredFollowUpForm) : t(m.optionalFollowUpForm)}: ${name}`,
        tone: 'warning',
        bold: true,
      },
      { text: `  ${description}  ${t(m.ctrlLOpensIt)}`, tone: 'dim' },
    ]),
  ].slice(0, mostNotes);
}

const mostNotes = 4;

/** What is to be corrected: on every page of the questions, as its author has to look for it. */
function returnedLines({ returned }: Filling, width: number): Segment[][] {
  if (returned === null) return [];
  const lines = wrap(`! ${harmless(returnedTexts.said(returned))}`, Math.max(8, width));
  const more = lines.length > mostNotes ? ' ...' : '';
  return lines
    .slice(0, mostNotes)
    .map((text, index) => [
      { text: index === mostNotes - 1 ? text + more : text, tone: 'warning', bold: true },
    ]);
}

function DrawnLine({ line, filling, change, options, busy }: QuestionsStepProps & { line: FillLine }) {
  const { width } = useArea();
  const { core, user } = useApp();
  const { accessible } = useTerminal();
  if (!line.input) return <Line segments={line.segments} />;
  const question = currentQuestion(filling);
  const labelWidth = labelWidthOf(filling, width);
  const clock = { now: () => core.ports.now(), timeZone: user.timeZone };
  const placeholder =
    question !== null
      ? placeholderOf(question)
      : reasonAt(filling) === null
        ? (options.ownName ?? '')
        : t(both.giveReason);
  return (
    <Box>
      <Line segments={accessible ? [...line.segments, { text: `(${placeholder})  ` }] : line.segments} />
      <TextInput
        // A separate input per question: cursors are not shared.
        key={`${filling.id} ${filling.at}`}
        value={typedText(filling)}
        onChange={(text) => change((before) => typeText(before, text, clock))}
        placeholder={placeholder}
        width={Math.max(8, width - labelWidth - 1)}
        active={busy === null}
      />
    </Box>
  );
}

function useQuestionKeys({ filling, change, catalog, options, onReview, busy }: QuestionsStepProps): void {
  const { dialogs } = useTerminal();
  const { core } = useApp();
  const { askFileOf, askFileOfEntry } = useAskFile({ filling, change });
  const question = currentQuestion(filling);
  const kind = question === null ? 'typed' : inputKind(question);
  const values = question === null ? [] : givenTo(filling.draft, question.id);
  const isLast = isLastStep(filling);
  const calculation = question === null ? null : calculationAt(filling.draft, question);
  // A calculated answer is shown, and cannot be chosen.
  const isShown = calculation === 'only';

  const take = (chosen: readonly string[] | null) => {
    if (chosen !== null) change((before) => moveBy(choose(before, chosen), 1));
  };
  const ask = async () => {
    if (question === null) return;
    if (kind === 'options')
      return take(await askOptions(dialogs, question, values, choicesAt(filling.draft, question)));
    if (kind === 'catalog' && catalog !== null)
      return take(
        await askCatalog(dialogs, question, values, {
          index: catalog,
          followed: followedAt(filling.draft, question),
        }),
      );
    if (kind === 'entries') {
      const { draft } = filling;
      const { catalogNames } = options;
      const world = { draft, catalog, catalogNames, askFile: askFileOfEntry };
      return take(await askEntriesOf(dialogs, question, values, world));
    }
    if (kind !== 'image' && kind !== 'file') return;
    const file = await askFileOf(question, values);
    if (file !== null) change((before) => moveBy(attach(before, core.ports.newId(), file), 1));
  };
  const unanswered = nextUnanswered(filling.draft, filling.at);
  const pages = pagesOf(filling.draft);
  const askPage = async () => {
    const choices = pages.flatMap((page) => {
      const [first] = page.questions;
      const label = page.title || pageTexts.untitled;
      return first === undefined ? [] : [{ value: first, label, note: pageTexts.left(page) }];
    });
    const current = pages.find(({ questions }) => questions.includes(filling.at))?.questions[0];
    const chosen = await chooseFrom(dialogs, { title: pageTexts.all, choices, ...(current && { current }) });
    if (chosen !== null) change((before) => moveTo(before, chosen));
  };
  const goOn = () => (isLast ? onReview() : change((before) => moveBy(before, 1)));
  const move = (steps: number) => () => change((before) => moveBy(before, steps));
  const opensDialog = kind !== 'typed' && kind !== 'yes-no' && !isShown;
  const enter: KeyBinding =
    opensDialog && !isAnswered(values)
      ? { key: 'enter', label: t(keyTexts.choose), run: ask }
      : { key: 'enter', label: isLast ? t(keyTexts.review) : t(keyTexts.next), run: goOn };
  const set = (value: string) => () => change((before) => choose(before, [value]));
  const own: KeyBinding[] =
    kind === 'yes-no' && !isShown
      ? [
          { key: 'yes', label: t(keyTexts.yes), run: set('true') },
          { key: 'no', label: t(keyTexts.no), run: set('false') },
          {
            key: 'otherAnswer',
            label: t(m.other),
            hint: false,
            run: set(values[0] === 'true' ? 'false' : 'true'),
          },
        ]
      : opensDialog
        ? [{ key: 'space', label: t(keyTexts.change), hint: isAnswered(values), run: ask }]
        : [];
  const keys: KeyBinding[] = [
    enter,
    ...own,
    ...keysIf(kind !== 'typed' && !isShown, {
      key: 'noAnswer',
      label: t(m.noAnswer),
      hint: isAnswered(values),
      run: () => change((before) => choose(before, [])),
    }),
    ...keysIf(calculation === 'otherwise', {
      key: 'calculated',
      label: t(both.useCalculated),
      run: () => change(takeCalculatedAnswer),
    }),
    { key: 'submit', label: t(keyTexts.review), hint: !isLast, run: onReview },
    {
      key: 'nextUnanswered',
      hint: false,
      off: unanswered === null ? t(m.allQuestionsAreAnswered) : undefined,
      run: () => change((before) => moveTo(before, nextUnanswered(before.draft, before.at) ?? before.at)),
    },
    ...keysIf(pages.length > 1, { key: 'otherPart', label: t(keyTexts.toPages), run: askPage }),
    { key: 'nextQuestion', label: t(m.nextQuestion), section: 'Moving', hint: false, run: move(1) },
    { key: 'questionBefore', label: t(m.questionBefore), section: 'Moving', run: move(-1) },
    { key: 'pagedown', label: t(m.tenFurther), section: 'Moving', hint: false, run: move(10) },
    { key: 'pageup', label: t(m.tenBack), section: 'Moving', hint: false, run: move(-10) },
  ];
  useKeys(busy === null ? keys : [], 'part');
}
