// The questions of a form whose entries an export has a line each for.
import { useMemo } from 'react';
import { entriesQuestions } from '#core/exports/entries.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import type { Question } from '#core/questions/schema.ts';
import { useRead } from '#web/ui/use-read.ts';

/** None while the form is read. */
export function useEntriesQuestions(formId: string): readonly Question[] {
  const { data: form } = useRead((send) => formAsReadQuery(send, formId));
  return useMemo(() => (form === undefined ? [] : entriesQuestions(form)), [form]);
}
