// What each feature says of its pages, a line each. Apart from `all.ts`: commands need that one, and start faster without policies.
export { appearancePages } from '#core/appearance/pages.ts';
export { auditPages } from '#core/audit/pages.ts';
export { catalogPages } from '#core/catalog/pages.ts';
export { codesPages } from '#core/codes/pages.ts';
export { exportsPages } from '#core/exports/pages.ts';
export { fillingPages } from '#core/filling/pages.ts';
export { formsPages } from '#core/forms/pages.ts';
export { importsPages } from '#core/imports/pages.ts';
export { mailPages } from '#core/mail/pages.ts';
export { namedJobsPages } from '#core/named-jobs/pages.ts';
export { remindersPages } from '#core/reminders/pages.ts';
export { reportsPages } from '#core/reports/pages.ts';
export { sessionPages } from '#core/session/pages.ts';
export { signOnPages } from '#core/sign-on/pages.ts';
export { sheetsPages } from '#core/sheets/pages.ts';
export { transformsPages } from '#core/transforms/pages.ts';
export { usersPages } from '#core/users/pages.ts';
