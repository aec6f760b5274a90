// Questions for the command palette: each leads to where its answers are, or of a form that is not in use yet, to where
// it is designed.
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { foldName } from '#core/find-named.ts';
import type { FoundQuestion } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { formsQuery, foundQuestionsQuery } from '#core/forms/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { noView } from '#web/view-address.ts';
import { formPath } from './editor-paths.ts';
import { ItemIcon } from './item-icon.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** One letter is in most questions. */
const leastTyped = 3;
const mostFound = 6;
/** What the call takes. */
const mostTyped = 200;

export function useQuestionCommands(searched: string): {
  commands: readonly Command[];
  isSearching: boolean;
} {
  const actor = useActor();
  const navigate = useNavigate();
  const isWanted = searched.length >= leastTyped;
  const { data: forms = none } = useRead(formsQuery);
  const query = useRead((send) => foundQuestionsQuery(send, searched.slice(0, mostTyped)), {
    enabled: isWanted,
    keepsPrevious: true,
  });
  const found = isWanted ? query.data?.content : undefined;
  const mayEdit = mayEditForm(actor).yes;
  const commands = useMemo(() => {
    const open = ({ form, isSetup, question }: FoundQuestion) => {
      const { id: hash } = question;
      const params = { templateId: form.id, sheetIds: 'all' };
      const isInUse = forms.some(({ id, published }) => id === form.id && published);
      if (!isInUse && mayEdit) return navigate({ to: formPath(form.id), hash });
      // Answers to the setup, and those without a widget, are columns of the table alone.
      const search = { view: noView };
      return isSetup || question.hidden
        ? navigate({ to: '/sheet/$templateId/$sheetIds/data', params, search })
        : navigate({ to: '/sheet/$templateId/$sheetIds', params, search, hash });
    };
    return shownQuestions(found ?? [], forms, searched).map((one): Command => ({
      id: `forms.question ${one.form.id} ${one.question.id}`,
      label: one.question.text,
      note: t(m.questionOf, { form: one.form.name }),
      icon: <ItemIcon type={one.question.type} size={18} />,
      onChoose: () => void open(one),
    }));
  }, [forms, found, mayEdit, navigate, searched]);
  return { commands, isSearching: isWanted && query.isFetching };
}

const none: readonly ListedForm[] = [];

/**
 * Those with the most of the words in their own text, not only in the name of their form; what a form shares with its next
 * version is listed once, as the form's.
 */
function shownQuestions(
  found: readonly FoundQuestion[],
  forms: readonly ListedForm[],
  searched: string,
): FoundQuestion[] {
  const versions = new Map(forms.map(({ id, versionOf }) => [id, versionOf?.id]));
  const keys = new Set(found.map(({ form, question }) => `${form.id} ${question.id}`));
  const words = foldName(searched).split(/\s+/);
  const held = ({ question }: FoundQuestion) => {
    const text = foldName(question.text);
    return words.filter((word) => text.includes(word)).length;
  };
  return found
    .filter((one) => held(one) > 0 && !keys.has(`${versions.get(one.form.id) ?? ''} ${one.question.id}`))
    .toSorted((a, b) => held(b) - held(a))
    .slice(0, mostFound);
}
