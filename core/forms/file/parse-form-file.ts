// Reads and validates a whole form file: its form, or everything that is wrong with it. Nothing is left for the server
// to find, so many files can be checked before the first one changes anything.
import type * as z from 'zod/mini';
import type { FieldError } from '#core/errors.ts';
import { wholeForm } from '#core/forms/whole-form.ts';
import { unknownKeys } from '#core/unknown-keys.ts';
import { completeFormFile, isObject } from './form-file.ts';
import { withKnownIds } from './form-file-ids.ts';
import { type Directory, withNamesFound } from './form-file-names.ts';
import { type Form, type FormInput, formInput } from '#core/forms/schema.ts';
import { type FormLimits, formIssues } from '#core/forms/validate.ts';
import { publishedIssues } from '#core/forms/published-issues.ts';
import { versionIssues } from '#core/forms/versions.ts';

export type FormFileWorld = {
  /** The form that the file changes; null if it creates a new one. */
  before: Form | null;
  /** The published form whose next version `before` is; null if it is none. */
  published: Form | null;
  directory: Directory;
  limits: FormLimits;
  newId: () => string;
};

export type ReadFormFile = {
  /** Null if there are issues. */
  input: (FormInput & { id: string }) | null;
  /** With paths of the wire format; messages name the question. */
  issues: FieldError[];
  /** Some of the issues exist only because the form is published. */
  isLocked: boolean;
};

/** Reads a file from parsed JSON. */
export function readFormFile(file: unknown, world: FormFileWorld): ReadFormFile {
  const { before, directory, limits, newId } = world;
  const known = before === null ? file : withKnownIds(file, before);
  const named = withNamesFound(known, withOwn(directory, before));
  const complete = completeFormFile(named.file, newId);
  const parsed = formInput.safeParse(complete);
  const locked = parsed.success ? stateIssues(parsed.data, world) : [];
  const others = parsed.success ? [...formIssues(parsed.data, limits), ...locked] : issuesOf(parsed.error);
  const reported = new Set(named.issues.map(({ path }) => path));
  const unknown = unknownFormKeys(complete);
  const issues = [...named.issues, ...unknown, ...others.filter(({ path }) => !reported.has(path))];
  const isLocked = locked.length > 0;
  if (!parsed.success || issues.length > 0) {
    return { input: null, issues: withTitles(issues, complete), isLocked };
  }
  const { id = newId(), version: _, ...rest } = parsed.data;
  return { input: { ...rest, id }, issues: [], isLocked };
}

/** Keys that no form has; what the server says of a form may stand in its file. */
export function unknownFormKeys(form: unknown): FieldError[] {
  return unknownKeys([formInput, wholeForm], form);
}

function issuesOf({ issues }: z.core.$ZodError): FieldError[] {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/** Changes that the form's state forbids. */
function stateIssues(input: FormInput, { before, published }: FormFileWorld): FieldError[] {
  if (before?.published) return publishedIssues(before, input);
  return published === null ? [] : versionIssues(published, input);
}

/** People that the form already names may stay, even if deactivated since. */
function withOwn(directory: Directory, form: Form | null): Directory {
  if (form === null) return directory;
  const { betaTestUsers, reviewers, sheetCompleteContacts, rowCompleteContacts } = form;
  const people = [...betaTestUsers, ...reviewers, ...sheetCompleteContacts, ...rowCompleteContacts];
  const others = [...form.rowApprovedContacts, ...form.rowRejectedContacts];
  const contacts = form.alerts.flatMap(({ alertContacts }) => alertContacts);
  const own = [...people, ...others, ...contacts].map(({ id, userName }) => ({
    id,
    userName: userName ?? id,
  }));
  return { ...directory, users: [...directory.users, ...own] };
}

/** Adds the title of the question, element or alert to each issue. */
function withTitles(issues: readonly FieldError[], form: unknown): FieldError[] {
  return issues.map(({ path, message }) => {
    const title = titleAt(path, form);
    const isNamed = title === null || message.includes(`"${title}"`);
    return { path, message: isNamed ? message : `"${title}": ${message}` };
  });
}

function titleAt(path: string, form: unknown): string | null {
  const [list = '', place] = path.split('.');
  const items = isObject(form) ? form[list] : undefined;
  const item: unknown = Array.isArray(items) ? items[Number(place)] : undefined;
  if (!isObject(item)) return null;
  const title = item['text'] ?? item['name'] ?? (isObject(item['data']) ? item['data']['label'] : undefined);
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}
