// Validates answers to catalog questions against the catalog as it is now: their items exist, are of a type that the question
// offers, and stand where it may choose from. Paths alone can be made up. A retired item is taken: somebody without a
// network cannot know.
import type { FieldError } from '#core/errors.ts';
import { type Followed, itemIssue, type ItemPlace } from '#core/filling/catalog/catalog-limits.ts';
import { followedIn } from '#core/filling/check-answers.ts';
import type { FillPart, FormRules } from '#core/filling/rules/form-rules-type.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { inEntry } from '#core/filling/entries/entry-rules.ts';
import { type Answers, valuesOf, itemIdOf } from '#core/questions/values.ts';
import type { Question } from '#core/questions/schema.ts';
import { fieldError } from '#core/messages/said.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Answers that are otherwise valid, with the rules that they were validated by. */
export type CatalogAnswers = {
  rules: FormRules;
  part: FillPart;
  answers: Answers;
  context: Answers;
  /** Of these questions only; all where it is left out. */
  only?: ReadonlySet<string>;
};

/** The issues of each, at `answers.<question id>`. Reads nothing where no question takes a part of the catalog only. */
export async function catalogIssues(
  tx: Tx,
  companyId: string,
  checked: readonly CatalogAnswers[],
): Promise<FieldError[][]> {
  const given = checked.map(limitedAnswers);
  const ids = new Set(given.flat().flatMap(({ values }) => values.map(itemIdOf)));
  const places = await itemPlaces(tx, companyId, [...ids]);
  return given.map((each) =>
    each.flatMap(({ question, values, followed, said }) => {
      const issue = values
        .map((value) => itemIssue(question, followed(), places.get(itemIdOf(value))))
        .find((found) => found !== null);
      return issue === undefined ? [] : [said(issue)];
    }),
  );
}

/** An answer of a row, or of one of its entries. */
type LimitedAnswer = {
  question: Question;
  values: readonly string[];
  followed(): Followed | null;
  said(issue: string): FieldError;
};

function limitedAnswers({ rules, part, answers, context, only }: CatalogAnswers): LimitedAnswer[] {
  const isHere = ({ id, context: isOfSetup }: Question) =>
    isOfSetup === (part === 'contextQuestions') && only?.has(id) !== false;
  const own = rules.limited.filter(isHere).map((question) => ({
    question,
    values: valuesOf(answers[question.id]),
    followed: () => followedIn(rules, question, answers, context),
    said: (message: string) => ({ path: `answers.${question.id}`, message }),
  }));
  const around = { ...context, ...answers };
  const inEntries = rules.limitedEntries
    .filter((each) => isHere(each.question))
    .flatMap(({ question: owner, rules: inner }) =>
      valuesOf(answers[owner.id]).flatMap((value, index) => {
        const entry = entryOf(value) ?? {};
        return inner.limited.map((question) => ({
          question,
          values: valuesOf(entry[question.id]),
          followed: () => followedIn(inner, question, entry, around),
          said: (issue: string) =>
            fieldError(
              `answers.${owner.id}`,
              entries.issueInEntry,
              inEntry(owner, index, question.text, issue),
            ),
        }));
      }),
    );
  return [...own, ...inEntries].filter(({ values }) => values.length > 0);
}

/** Where the items stand, by id; one that the company does not have is left out. */
async function itemPlaces(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemPlace>> {
  if (ids.length === 0) return new Map();
  const places = await tx.raw<{ id: string; path: string; typeId: string }>(
    `with recursive up as (
       select i.id as item, i.type_id, i.id, i.parent_id, 1 as height
       from catalog_items i where i.company_id = $1 and i.id = any($2::uuid[])
       union all
       select up.item, up.type_id, i.id, i.parent_id, up.height + 1
       from up join catalog_items i on i.company_id = $1 and i.id = up.parent_id
       where up.height < 200
     )
     select item as id, type_id as "typeId", string_agg(id::text, ',' order by height desc) as path
     from up group by item, type_id`,
    [companyId, ids],
  );
  return new Map(places.map(({ id, path, typeId }) => [id, { path, typeId }]));
}
