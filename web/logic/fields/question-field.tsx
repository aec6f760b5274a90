// Chooses a question. Options are created on first use: a form of 300 questions may have many such fields.
import { type ComboboxData, Group } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type BuilderQuestion, findQuestion } from '#core/logic/builder/builder-operators.ts';
import { titleRead } from '#core/questions/entries/outside.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useWorld } from '#web/logic/builder-world.tsx';
import { QuestionIcon } from '#web/logic/question-icon.tsx';
import classes from '#web/logic/operand.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Options below the headings of their groups, if there are several. */
function grouped(questions: readonly BuilderQuestion[]): ComboboxData {
  const optionOf = (each: BuilderQuestion) => ({ value: each.id, label: titleRead(each) });
  const groups = Map.groupBy(questions, ({ group = '' }) => group);
  if (groups.size < 2) return questions.map(optionOf);
  return [...groups].map(([group, items]) => ({ group, items: items.map(optionOf) }));
}

export type QuestionFieldProps = {
  label: string;
  questionId: string | null;
  /** The available questions; the current one may be another. */
  offered: readonly BuilderQuestion[];
  isInvalid: boolean;
  /** At the start of the field. */
  leftSection: ReactNode;
  onQuestion(questionId: string): void;
};

export function QuestionField({
  label,
  questionId,
  offered,
  isInvalid,
  leftSection,
  onQuestion,
}: QuestionFieldProps) {
  const { questions } = useWorld();
  const [isOpened, setIsOpened] = useState(false);
  const current = questionId === null ? null : findQuestion(questions, questionId);
  const isGone = questionId !== null && current === null;
  const choices = isOpened ? offered : [];
  const shown = current !== null && !choices.includes(current) ? [current, ...choices] : choices;
  const data = grouped(shown);
  return (
    <SearchSelect
      aria-label={label}
      placeholder={isGone ? t(m.deletedQuestion) : t(m.chooseQuestion)}
      allowDeselect={false}
      nothingFoundMessage={t(m.noQuestionsMatch)}
      classNames={{ input: classes.question ?? '' }}
      leftSection={leftSection}
      leftSectionPointerEvents="all"
      {...(isGone && { rightSection: <CircleAlert size={16} color="var(--danger)" aria-hidden /> })}
      value={isGone ? null : questionId}
      data={data}
      error={isInvalid}
      onFocus={() => setIsOpened(true)}
      renderOption={({ option }) => {
        const question = findQuestion(questions, option.value);
        return (
          <Group gap="xs" wrap="nowrap">
            {question && <QuestionIcon type={question.type} />}
            {option.label}
          </Group>
        );
      }}
      onChange={(id) => {
        if (id !== null) onQuestion(id);
      }}
    />
  );
}
