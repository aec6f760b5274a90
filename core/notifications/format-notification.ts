// The text and the link of a notification, for every face. It only mentions the row's sheet and form: access is checked
// when the link is followed.
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import { troubleText } from '#core/troubles/labels.ts';
import type { Notification } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The link of a notification. */
export type Target =
  | { to: 'row'; formId: string; formName: string; sheetId: string; rowId: string }
  /** The rows of a sheet; `only`: those with a pending review, or with rules that were passed. */
  | { to: 'rows'; formId: string; formName: string; sheetId: string; only: 'pending' | 'passed' | null }
  | { to: 'sheet'; formId: string; formName: string; sheetId: string; sheetName: string }
  | { to: 'fill'; formId: string; formName: string }
  | { to: 'import'; importId: string; fileName: string }
  /** The company's jobs, report schedules or e-mails. */
  | { to: 'jobs' }
  | { to: 'schedules' }
  | { to: 'mail' }
  /** A path of the server. */
  | { to: 'file'; path: string };

export type Notice = {
  /** Follows the sender's name; starts a sentence if there is no sender. */
  text: string;
  /** A comment, or what went wrong. */
  detail: string | null;
  tone: 'plain' | 'good' | 'warning' | 'bad';
  action: { label: string; target: Target } | null;
};

/** Texts of the Notifications panel and screen. */
export const notificationTexts = {
  title: t(m.notifications),
  empty: t(m.allCaughtUp),
  emptyMore: t(m.newNotificationsWillAppearHere),
  /** For those who see no other notifications. */
  reminders: t(m.reminders),
  noReminders: t(m.thereAreNoRemindersTo),
} as const;

/** The content of a notification. */
export function noticeOf({ type, metadata, from }: Notification): Notice {
  const plain = { detail: null, tone: 'plain' } as const;
  switch (type) {
    case 'sheet_row_review_request':
      return reviewNotice(metadata);
    case 'row_approved':
      return {
        text: t(m.approvedRows, rowsOf(metadata)),
        detail: metadata.comment,
        tone: 'good',
        action: { label: t(m.view), target: rowTarget(metadata) },
      };
    case 'row_rejected':
      return {
        text: t(m.rejectedRows, rowsOf(metadata)),
        detail: metadata.comment,
        tone: 'bad',
        action: { label: t(m.view), target: rowTarget(metadata) },
      };
    case 'row_returned':
      return {
        text: t(m.sentBackForCorrection, rowsOf(metadata)),
        detail: metadata.comment,
        tone: 'warning',
        action: { label: t(m.correct), target: rowTarget(metadata) },
      };
    case 'row_complete':
      return {
        ...plain,
        text: t(m.filledInRows, rowsOf(metadata)),
        action: { label: t(m.view), target: rowTarget(metadata) },
      };
    case 'alert':
      return {
        ...plain,
        text: t(m.setOffAlert, { ...rowsOf(metadata), alertName: metadata.alertName }),
        tone: 'warning',
        action: { label: t(m.view), target: rowTarget(metadata) },
      };
    case 'sheet_complete':
      return {
        ...plain,
        text: t(m.completedSheet, {
          sheetName: metadata.sheetName || t(m.unnamedSheet),
          templateName: metadata.templateName,
        }),
        tone: 'good',
        action: { label: t(m.view), target: sheetTarget(metadata) },
      };
    case 'rules_broken':
      return {
        text: t(m.rulesBroken, {
          rowCount: metadata.rowCount,
          sheetName: metadata.sheetName || t(m.unnamedSheet),
          templateName: metadata.templateName,
        }),
        detail: t(m.rulesBrokenSince),
        tone: 'warning',
        action: { label: t(m.view), target: rowTarget(metadata, 'passed') },
      };
    case 'reminder':
      return {
        ...plain,
        text: from === null ? metadata.message : t(m.remindsYou, { message: metadata.message }),
        action: metadata.form
          ? {
              label: t(m.fillIn),
              target: { to: 'fill', formId: metadata.form.id, formName: metadata.form.name },
            }
          : null,
      };
    case 'import_done':
      return importNotice(metadata);
    case 'export_done':
      return exportNotice(metadata);
    case 'trouble':
      return troubleNotice(metadata);
    default:
      return assertNever(type);
  }
}

/** A notification as one line of text. */
export function noticeText(notification: Notification): string {
  const sender = senderOf(notification);
  return `${sender === null ? '' : `${sender} `}${noticeOf(notification).text}`;
}

/** The name that a notification starts with; null if it is about the user's own action, or from the system. */
export function senderOf({ type, from }: Notification): string | null {
  return type === 'import_done' || type === 'export_done' || type === 'trouble'
    ? null
    : from === null
      ? null
      : personName(from);
}

type OfType<T extends Notification['type']> = Extract<Notification, { type: T }>['metadata'];
type OfRows = OfType<'row_complete'>;

/** Settled when nothing of it waits any more: then it says what became of it, and has nothing to review. */
function reviewNotice(metadata: OfType<'sheet_row_review_request'>): Notice {
  const { rowCount, waiting = rowCount, reviewed } = metadata;
  const isSettled = waiting === 0;
  return {
    text: t(m.sentForReview, rowsOf(metadata)),
    detail: settledText(),
    tone: 'plain',
    action: {
      label: isSettled ? t(m.view) : t(m.review),
      target: rowTarget(metadata, isSettled ? null : 'pending'),
    },
  };

  function settledText(): string | null {
    if (reviewed !== undefined) {
      const { state, by } = reviewed;
      return by === null ? t(m.reviewedAs, { state }) : t(m.reviewedBy, { state, by: personName(by) });
    }
    if (isSettled) return rowCount === 1 ? t(m.itIsNoLongerWaiting) : t(m.allOfThemHaveBeen);
    return waiting < rowCount ? t(m.someStillWait, { waiting }) : null;
  }
}

function importNotice(metadata: OfType<'import_done'>): Notice {
  const { templateName, importId, fileName, completedRows, failedRows, problem, isRepairable } = metadata;
  const { droppedRows = 0 } = metadata;
  const target = { to: 'import', importId, fileName } as const;
  if (problem !== null) {
    return {
      text: t(m.importOfIntoFailed, { fileName, templateName }),
      detail: problem,
      tone: 'bad',
      action: { label: t(m.view), target },
    };
  }
  const failed = failedRows > 0 && isRepairable !== false;
  const details = [
    ...(failed ? [t(m.rowsNeedFixing, { count: failedRows })] : []),
    ...(droppedRows > 0 ? [t(m.rowsLeftOut, { count: droppedRows })] : []),
  ];
  return {
    text: t(m.importOfIntoIsDone, { fileName, templateName, completedRows }),
    detail: details.length === 0 ? null : details.join(' '),
    tone: failed || droppedRows > 0 ? 'warning' : 'good',
    action: { label: failed ? t(m.repair) : t(m.view), target },
  };
}

function exportNotice({ templateName, fileName, path, problem }: OfType<'export_done'>): Notice {
  if (problem !== null)
    return { text: t(m.exportFailed, { templateName }), detail: problem, tone: 'bad', action: null };
  if (path === null)
    return {
      text: t(m.isNoLongerAvailable, { templateName }),
      detail: fileName,
      tone: 'plain',
      action: null,
    };
  const action = { label: t(common.download), target: { to: 'file', path } } as const;
  return { text: t(m.exportReady, { templateName }), detail: fileName, tone: 'good', action };
}

function troubleNotice(metadata: OfType<'trouble'>): Notice {
  const { kind, isOver, problem } = metadata;
  const to = kind === 'job' ? 'jobs' : kind === 'report' ? 'schedules' : kind === 'mail' ? 'mail' : null;
  return {
    text: troubleText(metadata),
    detail: isOver ? null : problem,
    tone: isOver ? 'good' : 'bad',
    action: to === null ? null : { label: t(m.view), target: { to } },
  };
}

function rowsOf({ rowCount, templateName }: OfRows) {
  return { rowCount, templateName };
}

function rowTarget(metadata: OfRows, only: 'pending' | 'passed' | null = null): Target {
  const { templateId: formId, templateName: formName, sheetId, sheetRowId: rowId, rowCount } = metadata;
  const of = { formId, formName, sheetId };
  return rowCount === 1 ? { to: 'row', ...of, rowId } : { to: 'rows', ...of, only };
}

function sheetTarget({ templateId, templateName, sheetId, sheetName }: OfType<'sheet_complete'>): Target {
  return { to: 'sheet', formId: templateId, formName: templateName, sheetId, sheetName };
}
