// Finds questions over all forms that somebody sees.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type FoundQuestion, mostFoundQuestions } from '#core/forms/calls.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** By form and in its order; the text of the question or the form's name has each of the words. */
export async function searchQuestions(
  tx: Tx,
  actor: Actor,
  { search = '', form }: { search?: string | undefined; form?: string | undefined },
): Promise<{ content: FoundQuestion[]; hasMore: boolean }> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = sql`lower(forms.name || ' ' || (found.question ->> 'text'))`;
  const rows = await tx.all(
    query
      .selectFrom('forms')
      .innerJoinLateral(
        sql<{ question: FoundQuestion['question']; isSetup: boolean; place: number }>`(
          select asked.question, asked.place, true as "isSetup"
          from jsonb_array_elements(forms.definition -> 'contextQuestions') with ordinality as asked (question, place)
          union all
          select asked.question, asked.place, false
          from jsonb_array_elements(forms.definition -> 'questions') with ordinality as asked (question, place))`.as(
          'found',
        ),
        (join) => join.onTrue(),
      )
      .select(['forms.id', 'forms.name', 'found.question', 'found.isSetup'])
      .where(seesForm(actor))
      .$if(form !== undefined, (questions) => questions.where('forms.id', '=', form ?? ''))
      .where((where) => where.and(words.map((word) => sql<boolean>`strpos(${text}, ${word}) > 0`)))
      .orderBy(sql`lower(forms.name)`)
      .orderBy('forms.id')
      .orderBy('found.isSetup', 'desc')
      .orderBy('found.place')
      .limit(mostFoundQuestions + 1),
  );
  const content = rows
    .slice(0, mostFoundQuestions)
    .map(({ id, name, question, isSetup }) => ({ form: { id, name }, isSetup, question }));
  return { content, hasMore: rows.length > mostFoundQuestions };
}
