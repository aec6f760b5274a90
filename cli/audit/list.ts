// formdeck audit list.
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags, RangeFlags } from '#cli/command/options.ts';
import { dateWriter } from '#cli/output/date.ts';
import { limitOf } from '#cli/command/pages.ts';
import { type RangeOptions, rangeOf, rangeOptions } from '#cli/command/range.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
import { verb } from '#cli/command/verb.ts';
import { type EntryPage, filterAudit, listAudit } from '#core/audit/calls.ts';
import { type AuditAction, auditActions } from '#core/features/audit-actions.ts';
import { formOrNull } from '#core/audit/entry-pages.ts';
import { answerChange, changeLines } from '#core/audit/change-lines.ts';
import type { ListedEntry } from '#core/audit/schema.ts';
import { auditSentence } from '#core/audit/sentence.ts';
import { type EntryCount, entryCountText } from '#core/audit/labels.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { readForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { maximumPageSize } from '#core/paging.ts';
import { AppError } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = LimitFlags & RangeFlags & { tag?: string; user?: string; form?: string; action?: string[] };
export type ListOptions = {
  tag: string | undefined;
  user: string | undefined;
  form: string | undefined;
  actions: AuditAction[];
  range: RangeOptions;
  limit: number | null;
};

type ReadEntries = EntryCount & { items: ListedEntry[] };

export const list = verb({
  effect: 'reads',
  options: ({ tag, user, form, action = [], ...flags }: Flags): ListOptions => {
    const range = rangeOptions(flags);
    const actions = action.flatMap((name) => oneOf('--action', auditActions, name) ?? []);
    const filters = [user, form, ...Object.values(range), ...actions].filter(
      (filter) => filter !== undefined,
    );
    if (tag !== undefined && filters.length > 0) {
      throw new AppError('usage', wording(m.tagCannotBeCombinedWith));
    }
    return { tag, user, form, actions, range, limit: limitOf(flags) };
  },

  async run(context: Context, options: ListOptions) {
    const { timeZone } = await context.user();
    const found = await entries(context, options, timeZone);
    return { found, ...(await questionsIn(context, found.items)), timeZone };
  },

  print(output, { found, timeZone, questions, catalogNames }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'WHEN', value: ({ timestamp }) => date(timestamp), whole: true },
        { title: t(m.whatHappened), value: auditSentence },
        {
          title: 'CHANGE',
          value: (entry) =>
            changeText(entry, questions.get(entry.questionId ?? ''), { timeZone, catalogNames }),
          rank: 2,
        },
        { title: 'WHY', value: ({ comment }) => comment, rank: 3 },
        { title: 'ACTION', value: ({ action }) => action, whole: true, rank: 4 },
        { title: 'ON', value: ({ objectKey }) => objectKey, whole: true, rank: 1 },
      ],
      found.items,
      t(m.noEntriesMatch),
    );
    if (found.items.length < found.totalElements)
      output.say(t(m.ofShownLimitAndAll, { count: found.items.length, entryCount: entryCountText(found) }));
  },

  /** `question`: the title of the question that the entry is about; null if it is about none, or its form is gone. */
  json: ({ found, questions }) =>
    found.items.map((entry) => ({ ...entry, question: questions.get(entry.questionId ?? '')?.text ?? null })),
});

/** Answers as people read them, after their question. */
function changeText(entry: ListedEntry, question: Question | undefined, options: AnswerTextOptions): string {
  if (question === undefined) return changeLines(entry).join('; ');
  const lines =
    entry.action === 'answer_changed' ? [answerChange(entry, question, options)] : changeLines(entry);
  return [question.text, ...lines].join('; ');
}

/** The questions that entries are about, by id, and what is read of the catalog in their answers. */
async function questionsIn(context: Context, found: readonly ListedEntry[]) {
  const formIds = new Set(
    found.flatMap(({ questionId, template }) => (questionId === null ? [] : (template?.id ?? []))),
  );
  const questions = new Map<string, Question>();
  const catalogNames = new Map<string, string>();
  for (const id of formIds) {
    const form = await formOrNull((formId) => context.sendAgain(readForm, { params: { id: formId } }), id);
    if (form === null) continue;
    const read = formAsRead(form);
    for (const question of [...read.contextQuestions, ...read.questions])
      questions.set(question.id, question);
    for (const [item, name] of await readCatalogNames(context.sendAgain, form)) catalogNames.set(item, name);
  }
  return { questions, catalogNames };
}

async function entries(context: Context, options: ListOptions, timeZone: string): Promise<ReadEntries> {
  const { tag, user, form, actions, limit } = options;
  const { from, to } = rangeOf(options.range, timeZone, (await context.ports()).now());
  if (tag !== undefined)
    return readByCursor(limit, (page) => context.sendAgain(listAudit, { query: { ...page, tag } }));
  const body = {
    actions: actions.length > 0 ? actions : [...auditActions],
    userId: user === undefined ? null : await userIdNamed(context, user),
    templateId: form === undefined ? null : await formIdNamed(context, form),
    startDate: from === null ? null : new Date(from).toISOString(),
    endDate: to === null ? null : new Date(to).toISOString(),
  };
  return readByCursor(limit, (page) => context.sendAgain(filterAudit, { query: page, body }));
}

/** Pages by cursor, of which a late one takes as long as the first, until there are enough. */
async function readByCursor(
  limit: number | null,
  read: (query: { cursor: string; size: number }) => Promise<EntryPage>,
): Promise<ReadEntries> {
  const items: ListedEntry[] = [];
  const size = Math.min(limit ?? maximumPageSize, maximumPageSize);
  for (let cursor = 'first'; ;) {
    const { content, next, totalElements, isCounted } = await read({ cursor, size });
    items.push(...content);
    if (next === null || (limit !== null && items.length >= limit))
      return { items: items.slice(0, limit ?? undefined), totalElements, isCounted };
    cursor = next;
  }
}
