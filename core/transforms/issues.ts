// Issues of a file or a recipe, for people: where the problem is and how to fix it.
import { withFullStop } from '#core/format/full-stop.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

/** `line` is the line number in a text editor; null for issues of the whole file. */
export type FileIssue = { line: number | null; column: string | null; message: string };

/** The most issues reported per file: enough to recognize the kind of problem. */
export const mostFileIssues = 10;

/** The error for a file that a recipe cannot convert; its message is the first issue. */
export function fileError(issues: readonly FileIssue[]): AppError {
  const [first, ...others] = issues.map(issueText);
  return new AppError('invalid', first, {
    hint:
      others.length === 0
        ? wording(m.nothingWasConverted)
        : wording(m.nothingConvertedFurther, {
            issues: others.slice(0, 2).join(' '),
            more: Math.max(0, others.length - 2),
          }),
    errors: issues.map((issue) => ({ path: locationOf(issue), message: issue.message })),
  });
}

/** An issue as a sentence: `Line 12, column "Date": "31.13.2026" is no date such as 31.01.2024.` */
function issueText(issue: FileIssue): string {
  const location = locationOf(issue);
  return location === 'file' ? `${issue.message}.` : `${capital(location)}: ${issue.message}.`;
}

/** The error for a recipe that cannot be applied to this file, or to any. */
export function recipeError(issues: readonly FieldError[]): AppError {
  const [first] = issues;
  return new AppError('invalid', first === undefined ? wording(m.recipeIsEmpty) : recipeIssueText(first), {
    hint: wording(m.changeRecipeOrChooseOne),
    errors: issues,
  });
}

/** `steps.2.column` with 1-based steps: "Step 3: ...". */
export function recipeIssueText({ path, message }: FieldError): string {
  const [, index] = /(?:^|\.)steps\.(\d+)/.exec(path) ?? [];
  const text = withFullStop(message);
  return index === undefined ? text : t(m.stepAt, { number: Number(index) + 1, text });
}

function locationOf({ line, column }: FileIssue): string {
  const parts = [
    ...(line === null ? [] : [t(m.lineAt, { line })]),
    ...(column === null ? [] : [t(m.column, { column: shortened(column) })]),
  ];
  return parts.length === 0 ? 'file' : parts.join(', ');
}

/** Truncates a text from a file for use in a message. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
