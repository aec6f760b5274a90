// The lines of Home at the terminal: the checklist of a new company, what needs somebody, the numbers, and the latest activity.
// Without Ink.
import { assertNever } from '#core/assert-never.ts';
import type { Actor } from '#core/actor.ts';
import { figuresTitle, type HomeFigure, homeFigures } from '#core/home/figures.ts';
import { type HomeLine, type LineContext, needsTexts, otherLines, reviewLines } from '#core/home/needs.ts';
import { fewSheets, type HomePart, laterLines } from '#core/home/parts.ts';
import type { Home } from '#core/home/schema.ts';
import { type HomeStep, homeSteps, introTexts, isNew } from '#core/home/steps.ts';
import { entriesFilter, type HomeTarget } from '#core/home/targets.ts';
import { noticeText, notificationTexts } from '#core/notifications/format-notification.ts';
import type { Notification } from '#core/notifications/schema.ts';
import { activityTexts, sheetName, updatedText } from '#core/sheets/activity.ts';
import { queueTexts } from '#core/sheets/review/queue.ts';
import { rowFilter, type Sheet } from '#core/sheets/schema.ts';
import type { ScreenPlace } from '#cli/app/screen-places.ts';
import type { Tone } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** A line; without places nothing opens, of several one is chosen. */
export type ScreenLine = {
  section: string;
  tone: Tone;
  title: string;
  detail: string;
  places: readonly { label: string; note: string; place: ScreenPlace }[];
};

type LinesOf = {
  actor: Actor;
  parts: readonly HomePart[];
  home: Home;
  /** Of somebody who sees no notifications. */
  reminders: readonly Notification[];
  sheets: readonly Sheet[];
  context: LineContext;
};

/** The lines of the parts that somebody's Home has, in their order. */
export function homeLines({ actor, parts, home, reminders, sheets, context }: LinesOf): ScreenLine[] {
  const draw: Readonly<Record<HomePart, () => ScreenLine[]>> = {
    steps: () => homeSteps(actor, home.made).map(stepLine),
    queue: () => reviewLines(home.needs.reviews, context).map((line) => needLine(line, queueTexts.title)),
    needs: () => needLines(home, { actor, context, isApart: parts.includes('queue') }),
    figures: () =>
      home.figures === null ? [] : homeFigures(home.figures, context).map((figure) => figureLine(figure)),
    later: () => laterLines(actor).map(({ title, text }) => plainLine('', title, text)),
    notifications: () => reminders.map((reminder) => reminderLine(reminder, context)),
    activity: () => sheets.slice(0, fewSheets).map((sheet) => activityLine(sheet, context)),
    // Screens and tabs of their own.
    fill: () => [],
    forms: () => [],
    pins: () => [],
    insights: () => [],
  };
  return parts.flatMap((part) => draw[part]());
}

/** The line above the checklist. */
export function stepsTitle(steps: readonly HomeStep[]): string {
  return isNew(steps) ? introTexts.title : introTexts.titleLater;
}

function needLines(
  { needs }: Home,
  { actor, context, isApart }: { actor: Actor; context: LineContext; isApart: boolean },
): ScreenLine[] {
  const reviews = isApart ? [] : reviewLines(needs.reviews, context);
  const others = otherLines(needs, actor, context);
  if (reviews.length + others.length === 0) {
    if (!isApart) return [plainLine('', needsTexts.nothing, '')];
    return needs.reviews.length > 0 ? [] : [plainLine('', queueTexts.none, '')];
  }
  return [
    ...reviews.map((line) => needLine(line, queueTexts.title)),
    ...others.map((line) => needLine(line, needsTexts.title)),
  ];
}

const tones = { plain: 'plain', warning: 'warning', bad: 'bad' } as const;

function needLine({ text, detail, tone, action, target }: HomeLine, section: string): ScreenLine {
  const places = [{ label: action, note: '', place: placeOf(target) }];
  return { section, tone: tones[tone], title: text, detail, places };
}

function figureLine({ label, value, change, note, leads }: HomeFigure): ScreenLine {
  return {
    section: figuresTitle,
    tone: 'dim',
    title: t(m.number, { label, value }),
    detail: change?.text ?? note,
    places: leads.map(({ text, detail, target }) => ({ label: text, note: detail, place: placeOf(target) })),
  };
}

function stepLine({ id, title, text, isDone }: HomeStep): ScreenLine {
  const places = [{ label: title, note: '', place: stepPlaces[id] }];
  return {
    section: t(m.setUp),
    tone: isDone ? 'dim' : 'accent',
    title,
    detail: isDone ? t(common.done) : text,
    places,
  };
}

const stepPlaces: Readonly<Record<HomeStep['id'], ScreenPlace>> = {
  forms: { screen: 'forms' },
  people: { screen: 'users' },
  entries: { screen: 'fill-in' },
  reminders: { screen: 'reminders' },
  appearance: { screen: 'appearance' },
};

function reminderLine(reminder: Notification, { moment }: LineContext): ScreenLine {
  return {
    section: notificationTexts.reminders,
    tone: 'warning',
    title: noticeText(reminder),
    detail: moment(reminder.timestamp),
    places: [{ label: '', note: '', place: { screen: 'notifications' } }],
  };
}

function activityLine(sheet: Sheet, { moment }: LineContext): ScreenLine {
  const { id, name, template, dates, user } = sheet;
  const of = { formId: template.id, formName: template.name, sheetIds: [id], sheetName: name };
  return {
    section: activityTexts.title,
    tone: 'dim',
    title: t(m.sheetOf, { form: template.name, sheet: sheetName(sheet) }),
    detail: updatedText(moment(dates.lastModified), user),
    places: [{ label: activityTexts.view, note: '', place: { screen: 'dashboard', ...of } }],
  };
}

function plainLine(section: string, title: string, detail: string): ScreenLine {
  return { section, tone: 'plain', title, detail, places: [] };
}

/** The screen of a target. */
export function placeOf(target: HomeTarget): ScreenPlace {
  switch (target.to) {
    case 'review': {
      const { formId, formName, sheetIds } = target;
      return {
        screen: 'rows',
        formId,
        formName,
        sheetIds,
        start: { filter: null, sort: null, review: 'PENDING' },
      };
    }
    case 'entries': {
      const { formId, formName } = target;
      const filter = rowFilter.parse(entriesFilter);
      return {
        screen: 'rows',
        formId,
        formName,
        sheetIds: 'all',
        start: { filter, sort: null, review: null },
      };
    }
    case 'correct': {
      const { formId, formName, sheetId, rowId } = target;
      return { screen: 'fill', formId, formName, sheetId, rowId };
    }
    case 'import':
      return { screen: 'import-status', importId: target.importId, fileName: target.fileName };
    case 'imports':
      return { screen: 'imports' };
    case 'work':
      return { screen: 'fill-in' };
    case 'schedules':
      return { screen: 'reportSchedules' };
    case 'jobs':
    case 'mail':
    case 'exports':
    case 'notifications':
    case 'insights':
      return { screen: target.to };
    default:
      return assertNever(target);
  }
}
