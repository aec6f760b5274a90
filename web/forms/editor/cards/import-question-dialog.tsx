// Imports questions of other forms of the company (spec 3, section 2, "Import Question"): one search over all of them.
import { Badge, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { type FoundQuestion, mostFoundQuestions } from '#core/forms/calls.ts';
import { importQuestion, type ItemPosition } from '#core/forms/draft/draft-items.ts';
import { foundQuestionsQuery, formsQuery } from '#core/forms/queries.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useRead } from '#web/ui/use-read.ts';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import { cardId, focusMade } from '#web/forms/editor/focus.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './import-question-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

export type ImportQuestionDialogProps = {
  opened: boolean;
  place(): ItemPosition;
  onClose(): void;
};

export function ImportQuestionDialog({ opened, ...rest }: ImportQuestionDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={rest.onClose} title={t(m.importQuestionTitle)} size="lg">
      <QuestionSearch {...rest} />
    </Modal>
  );
}

const searchAfter = 200;

/** A form and its next version have questions with the same ids. */
const keyOf = ({ form, question }: FoundQuestion) => `${form.id} ${question.id}`;

function QuestionSearch({ place, onClose }: Omit<ImportQuestionDialogProps, 'opened'>) {
  const editor = useEditorHandle();
  const ownId = editor.draft().id;
  const forms = useRead(formsQuery);
  const [formId, setFormId] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchAfter);
  /** In the order in which they were ticked, also those that another search no longer shows. */
  const [chosen, setChosen] = useState<readonly FoundQuestion[]>([]);
  const others = forms.data?.filter(({ id }) => id !== ownId) ?? [];
  const query = useRead((send) => foundQuestionsQuery(send, search, formId ?? undefined), {
    keepsPrevious: true,
  });
  if (forms.isSuccess && others.length === 0)
    return <EmptyState title={t(m.noOtherFormsYet)} text={t(m.itsQuestionsWouldAppearHere)} />;
  const toggle = (found: FoundQuestion, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, found] : chosen.filter((one) => keyOf(one) !== keyOf(found)));
  return (
    <Stack gap="md">
      <div
        className="grid gap-12"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }}
      >
        <TextInput
          {...firstField}
          label={t(m.searchQuestions)}
          placeholder={t(m.searchByQuestionOrForm)}
          leftSection={<Search size={16} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SearchSelect
          label={t(common.form)}
          placeholder={t(both.allForms)}
          clearable
          nothingFoundMessage={t(both.noFormsMatch)}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={formId}
          onChange={setFormId}
        />
      </div>
      <Loaded query={query} failed={t(m.unableToLoadQuestions)}>
        {({ content, hasMore }) => {
          const found = content.filter(({ form }) => form.id !== ownId);
          return found.length === 0 ? (
            <Text c="dimmed" role="status">
              {t(m.noQuestionsMatch)}
            </Text>
          ) : (
            <>
              <ul
                className="scroll-y bare-list border rounded-8"
                style={{ maxHeight: '22rem' }}
                aria-label={t(both.questions)}
              >
                {found.map((one) => (
                  <li key={keyOf(one)} className="ruled">
                    <FoundLine
                      found={one}
                      isChosen={chosen.some((other) => keyOf(other) === keyOf(one))}
                      onToggle={(isChosen) => toggle(one, isChosen)}
                    />
                  </li>
                ))}
              </ul>
              {hasMore && (
                <Text size="xs" c="dimmed">
                  {t(m.firstAreShownTypeMore, { mostFoundQuestions })}
                </Text>
              )}
            </>
          );
        }}
      </Loaded>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            bring(
              editor,
              chosen.map(({ question }) => question),
              place(),
            );
            onClose();
          }}
        >
          {t(m.importQuestions, { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}

type FoundLineProps = { found: FoundQuestion; isChosen: boolean; onToggle(isChosen: boolean): void };

function FoundLine({ found: { form, question }, isChosen, onToggle }: FoundLineProps) {
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      classNames={{
        root: classes.question ?? '',
        body: 'items-center',
        labelWrapper: 'grow',
      }}
      label={
        <span className="row gap-10">
          <ItemIcon type={question.type} className="soft" />
          <span className="min-w-0 grow break">
            <span dir="auto">{question.text}</span>
            <span className="block soft text-xs" dir="auto">
              {form.name}
            </span>
          </span>
          <Badge color="gray">{questionTypes[question.type].label}</Badge>
        </span>
      }
    />
  );
}

/** All in one undo step, in order; warnings list what was left out. */
function bring(editor: Editor, questions: readonly Question[], { part, at }: ItemPosition): void {
  const ids = questions.map(() => editor.newId());
  const warnings: string[] = [];
  editor.change((draft) =>
    questions.reduce((now, question, index) => {
      const id = ids[index] ?? editor.newId();
      const position = { id, part, ...(at !== undefined && { at: at + index }) };
      const imported = importQuestion(now, question, position, editor.newId);
      if (imported.warning !== null) warnings.push(imported.warning);
      return imported.draft;
    }, draft),
  );
  const [first] = ids;
  if (first === undefined) return;
  editor.announce(t(m.questionsImported, { count: questions.length }));
  for (const warning of warnings) notifyFailed(warning);
  focusMade(cardId(first));
}
