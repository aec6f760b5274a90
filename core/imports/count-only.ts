// What an import makes of the answers of a new row before they are judged: the calculated ones, those that it is not asked, and files.
import type { FieldError } from '#core/errors.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import { irrelevantIn } from '#core/filling/rules/irrelevant.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { takeFilesOut, withNamedFiles } from './cells/entry-files.ts';
import type { FileFinder } from './files/find-file.ts';
import type { FailedRow } from './schema.ts';

/**
 * Puts calculated answers among those of a new row, finds other ones where there are no others, and takes out what it is not
 * asked, and the files of entries unless the import brings them. A blank cell says nothing. What the setup was answered is not known.
 */
export function countOnly(
  rules: FormRules,
  answers: Record<string, AnswerValue>,
  errors: FailedRow['errors'],
  named: FileFinder | null = null,
): { errors: FailedRow['errors']; irrelevant: string[] } {
  const found = named === null ? null : withNamedFiles(rules.questions, answers, named);
  const files = found === null ? takeFilesOut(rules.questions, answers) : [];
  const fileErrors = found ?? [];
  const filled = rules.fills.questions?.({ answers, context: null });
  if (filled === undefined && !rules.hasConditions) return { errors: fileErrors, irrelevant: files };
  const given = { ...answers };
  const counted = filled?.answers ?? given;
  const hidden = filled?.hidden ?? rules.hiddenIn('questions', answers, null);
  for (const id of Object.keys(answers)) if (counted[id] === undefined || hidden.has(id)) delete answers[id];
  for (const [id, answer] of Object.entries(counted)) if (!hidden.has(id)) answers[id] = answer;
  const isNew = ({ questionId }: { questionId: string | null }) =>
    errors.every((error) => error.questionId !== questionId);
  const left = irrelevantIn(rules.questions, given, answers).map(({ question }) => question.id);
  return {
    errors: [...fileErrors, ...issuesOfRow(filled?.issues ?? []).filter(isNew)],
    irrelevant: [...files, ...left],
  };
}

/** Issues of answers as a failed row has them. */
export function issuesOfRow(issues: readonly FieldError[]): FailedRow['errors'] {
  return issues.map(({ path, message }) => ({ questionId: path.slice('answers.'.length), message }));
}
