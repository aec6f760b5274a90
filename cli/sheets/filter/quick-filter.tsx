// `F`: a filter in one line, in the notation of the commands: `Phase of flight = Approach`. Tab completes.
import { Box } from 'ink';
import { useState } from 'react';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { filterableQuestions, fromFilter, operatorsOf, toFilter } from '#core/sheets/filter/filter-draft.ts';
import { operatorText, type ParsedFilter, parseFilter } from '#core/sheets/filter/parse-filter.ts';
import { type Nameable, namedSuggestions, parseNamed } from '#core/sheets/filter/parse-named.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label, Line } from '#cli/terminal/theme.tsx';
import type { ChosenFilter } from './filter-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { answersOf, isCatalogType } from '#core/questions/types.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type QuickFilterProps = Nameable & {
  questions: readonly Question[];
  filter: RowFilterInput | null;
  /** How values are formatted; catalog items can be typed by name. */
  words: AnswerTextOptions;
  close: Close<ChosenFilter>;
};

/** Asks for a condition to add to the filter; null if cancelled. */
export function askQuickFilter(
  dialogs: Dialogs,
  given: Omit<QuickFilterProps, 'close'>,
): Promise<ChosenFilter | null> {
  return dialogs.open<ChosenFilter>((close) => <QuickFilter {...given} close={close} />);
}

/** A constant number of lines, so that the box does not move. */
const mostSuggestions = 7;
/** The box's other lines. */
const around = 6;
const texts = {
  first: t(m.questionOperatorValue),
  further: t(m.addedToCurrentFiltersEmpty),
} as const;

/** The input line with its completions. */
export function QuickFilter({ questions, people, alerts, filter, words, close }: QuickFilterProps) {
  const { accessible } = useTerminal();
  const { height } = useArea();
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const room = Math.max(1, Math.min(mostSuggestions, height - around));
  const nameable = { people, alerts };
  const found = [
    ...filterSuggestions(typed, questions, words.catalogNames),
    ...namedSuggestions(typed, nameable),
  ].slice(0, room);
  const current = Math.min(at, found.length - 1);
  const move = (steps: number) => setAt(Math.max(0, Math.min(found.length - 1, current + steps)));
  const type = (text: string) => {
    setTyped(text);
    setIssue(null);
    setAt(0);
  };
  const apply = () => {
    if (typed.trim() === '') return close({ filter: null });
    const parsed = readFilter(typed, found, questions, words);
    const draft = fromFilter(filter);
    if (!parsed.ok) {
      const [only = typed, ...others] = found;
      const named = parseNamed(typed, nameable);
      const completed = named?.ok === false && others.length === 0 ? parseNamed(only, nameable) : named;
      if (completed?.ok === true) return close({ filter: toFilter({ ...draft, ...completed.named }) });
      return setIssue(completed?.issue ?? parsed.issue);
    }
    const key = draft.lines.length + 1;
    return close({ filter: toFilter({ ...draft, lines: [...draft.lines, { key, ...parsed.filter }] }) });
  };
  return (
    <Overlay
      title={t(m.filter)}
      width={76}
      onClose={() => close(null)}
      keys={[
        { key: 'down', label: t(keyTexts.down), hint: false, run: () => move(1) },
        { key: 'up', label: t(keyTexts.up), hint: false, run: () => move(-1) },
      ]}
    >
      {issue === null ? (
        <Label tone="dim">{filter === null ? texts.first : texts.further}</Label>
      ) : (
        <Label tone="bad">{`! ${issue}`}</Label>
      )}
      <Box marginTop={1}>
        <TextInput
          value={typed}
          onChange={type}
          placeholder={example(questions)}
          keys={[
            { key: 'enter', label: t(keyTexts.filter), run: apply },
            { key: 'tab', label: t(keyTexts.complete), run: () => type(found[current] ?? typed) },
          ]}
        />
      </Box>
      <Box flexDirection="column" height={accessible ? found.length : room}>
        {found.map((text, index) => (
          <Line
            key={text}
            inverse={index === current}
            segments={[{ text: index === current ? '› ' : '  ' }, { text }]}
          />
        ))}
      </Box>
    </Overlay>
  );
}

/** Parses the text, or its only completion. */
function readFilter(
  typed: string,
  found: readonly string[],
  questions: readonly Question[],
  words: AnswerTextOptions,
): ParsedFilter {
  const parsed = parseFilter(typed, questions, words);
  const [only, ...others] = found;
  if (parsed.ok || only === undefined || others.length > 0) return parsed;
  const completed = parseFilter(only, questions, words);
  return completed.ok ? completed : parsed;
}

function example(questions: readonly Question[]): string {
  const choice = questions.find(({ questionOptions }) => questionOptions.length > 0);
  if (choice === undefined) return t(m.titleContainsText);
  return `${choice.text} = ${choice.questionOptions[0]?.value ?? ''}`;
}

/**
 * Completions of a typed filter, complete texts: question titles, then the operators of the question's type, then its
 * options.
 */
export function filterSuggestions(
  typed: string,
  questions: readonly Question[],
  catalogNames: ReadonlyMap<string, string> = new Map(),
): string[] {
  const text = typed.trimStart().toLowerCase();
  const begins = (candidate: string) =>
    candidate.toLowerCase().startsWith(text) && candidate.length > text.length;
  const further = filterableQuestions(questions)
    .flatMap((question) => goOn(question, text, catalogNames))
    .filter(begins);
  if (further.length > 0) return further;
  return filterableQuestions(questions)
    .map((question) => `${question.text} `)
    .filter((title) => title.toLowerCase().includes(text));
}

/** Completions within a question's condition, starting with its title. */
function goOn(
  { text: title, type, questionOptions }: Question,
  text: string,
  catalogNames: ReadonlyMap<string, string>,
): string[] {
  if (!text.startsWith(title.toLowerCase())) return [`${title} `];
  const started = operatorsOf(type).map((operator) => `${title} ${operatorText(operator)} `);
  const values = isCatalogType(type)
    ? [...new Set(catalogNames.values())]
    : answersOf(type).choices === 'yesNo'
      ? ['yes', 'no']
      : questionOptions.map(({ value }) => value);
  return started.flatMap((start) =>
    text.startsWith(start.trimEnd().toLowerCase()) && values.length > 0
      ? values.map((value) => start + value)
      : [start],
  );
}
