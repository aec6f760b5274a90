// Imports questions of another form of the company (spec 3, section 2, "Import Question").
import { Badge, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#core/count-text.ts';
import { importQuestion, type ItemPosition } from '#core/forms/draft/draft-items.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { searchChoices } from '#core/filling/choices.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useRead } from '#web/ui/use-read.ts';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import { cardId, focusMade } from '#web/forms/editor/focus.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './import-question-dialog.module.css';

export type ImportQuestionDialogProps = {
  opened: boolean;
  place(): ItemPosition;
  onClose(): void;
};

export function ImportQuestionDialog({ opened, ...rest }: ImportQuestionDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={rest.onClose} title="Import Question" size="lg">
      <FormChoice {...rest} />
    </Modal>
  );
}

function FormChoice({ place, onClose }: Omit<ImportQuestionDialogProps, 'opened'>) {
  const editor = useEditorHandle();
  const query = useRead(formsQuery);
  const [formId, setFormId] = useState<string | null>(null);
  return (
    <Loaded query={query} failed="Unable to load questions!">
      {(forms) => {
        const others = forms.filter(({ id }) => id !== editor.draft().id);
        if (others.length === 0) {
          return <EmptyState title="No other forms yet" text="Its questions would appear here." />;
        }
        return (
          <Stack gap="md">
            <SearchSelect
              label="Form"
              placeholder="Choose a form"
              allowDeselect={false}
              nothingFoundMessage="No forms match."
              data-autofocus
              data={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={formId}
              onChange={setFormId}
            />
            {formId !== null && (
              <QuestionsOf
                key={formId}
                formId={formId}
                onClose={onClose}
                onImport={(questions) => {
                  bring(editor, questions, place());
                  onClose();
                }}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

type QuestionsOfProps = { formId: string; onClose(): void; onImport(questions: readonly Question[]): void };

function QuestionsOf({ formId, onClose, onImport }: QuestionsOfProps) {
  const query = useRead((send) => formQuery(send, formId));
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Loaded query={query} failed="Unable to load questions!">
      {({ contextQuestions, questions }) => {
        const all = [...contextQuestions, ...questions];
        const found = searchChoices(
          all.map((question) => ({ label: question.text, question })),
          search,
        );
        return (
          <>
            <TextInput
              aria-label="Search questions"
              placeholder="Search questions"
              leftSection={<Search size={16} aria-hidden />}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            {found.length === 0 ? (
              <Text c="dimmed">No questions match.</Text>
            ) : (
              <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label="Questions">
                <ul className={classes.list}>
                  {found.map(({ question }) => (
                    <li key={question.id}>
                      <Checkbox
                        value={question.id}
                        classNames={{
                          root: classes.question ?? '',
                          body: classes.body ?? '',
                          labelWrapper: classes.label ?? '',
                        }}
                        label={
                          <span className={classes.words}>
                            <ItemIcon type={question.type} size={16} />
                            <span className={classes.text}>{question.text}</span>
                            <Badge color="gray">{questionTypes[question.type].label}</Badge>
                          </span>
                        }
                      />
                    </li>
                  ))}
                </ul>
              </Checkbox.Group>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button
                disabled={chosen.length === 0}
                onClick={() => onImport(all.filter(({ id }) => chosen.includes(id)))}
              >
                {chosen.length < 2 ? 'Import' : `Import ${counted(chosen.length, 'question')}`}
              </Button>
            </Group>
          </>
        );
      }}
    </Loaded>
  );
}

/** All in one undo step, in order; warnings list what was left out. */
function bring(editor: Editor, questions: readonly Question[], { part, at }: ItemPosition): void {
  const ids = questions.map(() => editor.newId());
  const warnings: string[] = [];
  editor.change((draft) =>
    questions.reduce((now, question, index) => {
      const place = { part, ...(at !== undefined && { at: at + index }) };
      const imported = importQuestion(now, question, ids[index] ?? editor.newId(), place, editor.newId);
      if (imported.warning !== null) warnings.push(imported.warning);
      return imported.draft;
    }, draft),
  );
  const [first] = ids;
  if (first === undefined) return;
  editor.announce(`${counted(questions.length, 'question')} imported`);
  for (const warning of warnings) notifyFailed(warning);
  focusMade(cardId(first));
}
