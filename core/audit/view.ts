// The state of the audit log page: a tab, and a filter that all tabs share. Stored in the console's address.
import { assertNever } from '#core/assert-never.ts';
import type { CallInput } from '#core/contract.ts';
import { type ActivityArea, activityActions, activityAreas } from './areas.ts';
import type { filterAudit } from './calls.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const auditTabs = [
  { value: 'answer-changes', label: t(m.answerChanges) },
  { value: 'deleted-rows', label: t(m.deletedRows) },
  { value: 'activity', label: t(m.otherActivity) },
] as const;
export type AuditTab = (typeof auditTabs)[number]['value'];

const defaultAuditTab: AuditTab = 'answer-changes';

/** Null is any. Dates are ISO 8601. */
export type AuditViewFilter = {
  userId: string | null;
  startDate: string | null;
  endDate: string | null;
  templateId: string | null;
  questionId: string | null;
  /** Only on the third tab. */
  area: ActivityArea | null;
};

export const noAuditFilter: AuditViewFilter = {
  userId: null,
  startDate: null,
  endDate: null,
  templateId: null,
  questionId: null,
  area: null,
};

export function auditTabFrom(text: string | undefined): AuditTab {
  return auditTabs.find(({ value }) => value === text)?.value ?? defaultAuditTab;
}

/** Parses a filter from texts, such as an address: invalid parts are dropped. */
export function auditFilterFrom(texts: {
  [K in keyof AuditViewFilter]?: string | undefined;
}): AuditViewFilter {
  const uuid = (text: string | undefined) => (text !== undefined && isId(text) ? text : null);
  const date = (text: string | undefined) =>
    text !== undefined && !Number.isNaN(Date.parse(text)) ? text : null;
  const templateId = uuid(texts.templateId);
  return {
    userId: uuid(texts.userId),
    startDate: date(texts.startDate),
    endDate: date(texts.endDate),
    templateId,
    questionId: templateId === null ? null : uuid(texts.questionId),
    area: activityAreas.find(({ value }) => value === texts.area)?.value ?? null,
  };
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Changes the template; this clears the question. */
export function withTemplate(filter: AuditViewFilter, templateId: string | null): AuditViewFilter {
  return { ...filter, templateId, questionId: null };
}

/**
 * The part of a filter that applies to a tab: the third one has no questions, the others have one kind of entries each.
 */
export function filterOfTab(tab: AuditTab, filter: AuditViewFilter): AuditViewFilter {
  return tab === 'activity' ? { ...filter, questionId: null } : { ...filter, area: null };
}

export function isFiltered(tab: AuditTab, filter: AuditViewFilter): boolean {
  return Object.values(filterOfTab(tab, filter)).some((value) => value !== null);
}

/**
 * Whether entries are fetched: answer changes and deleted rows require a filter. The newest other entries are shown
 * immediately.
 */
export function isShown(tab: AuditTab, filter: AuditViewFilter): boolean {
  return tab === 'activity' || isFiltered(tab, filter);
}

/** A filter for the last days. */
export function lastDays(days: number, now: number): AuditViewFilter {
  return { ...noAuditFilter, startDate: new Date(now - days * 86_400_000).toISOString() };
}

/** What the log begins with where nobody has chosen anything: the last 24 hours, but of a tab that shows its newest anyway. */
export function firstFilter(tab: AuditTab, filter: AuditViewFilter, now: number): AuditViewFilter {
  return isShown(tab, filter) ? filter : { ...filter, ...lastDays(1, now) };
}

/** The ranges offered without a filter. */
export const offeredRanges = [
  { label: t(m.last24Hours), days: 1 },
  { label: t(m.last7Days), days: 7 },
  { label: t(m.last30Days), days: 30 },
] as const;

/** The body of the call that reads a tab. */
export function auditBody(tab: AuditTab, filter: AuditViewFilter): CallInput<typeof filterAudit>['body'] {
  const { area, ...body } = filterOfTab(tab, filter);
  switch (tab) {
    case 'answer-changes':
      return { ...body, actions: ['answer_changed'] };
    case 'deleted-rows':
      return body;
    case 'activity':
      return { ...body, actions: activityActions(area) };
    default:
      return assertNever(tab);
  }
}
