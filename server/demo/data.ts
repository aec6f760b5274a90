// The generated data of a demo company: plain data with ids, which seed.ts writes to the database.
import type { Role } from '#core/actor.ts';
import type { ReminderInterval } from '#core/calendar/intervals.ts';
import type { Labels } from '#core/appearance/schema.ts';
import type { CatalogColumn, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import type { FormInput } from '#core/forms/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import type { ViewInput } from '#core/views/schema.ts';
import type { ImportPlan } from './import-plan.ts';
import type { Widget } from '#core/widgets/schema.ts';

export type DemoCompany = {
  id: string;
  name: string;
  createdAt: number;
  looks?: DemoLooks | undefined;
  users: readonly DemoUser[];
  groups: readonly DemoGroup[];
  catalog: {
    types: readonly CatalogType[];
    columns: readonly CatalogColumn[];
    items: readonly FlatItem[];
  };
  forms: readonly DemoForm[];
  reminders: readonly DemoReminder[];
  imports: readonly ImportPlan[];
  pins: readonly DemoPin[];
};

/** `logo`: an SVG document. */
export type DemoLooks = { labels: Labels; logo: string };

/** `hours` after midnight of today; by the names of a form and of groups. */
export type DemoReminder = {
  message: string;
  hours: number;
  daysLater?: number;
  repeat: ReminderInterval | null;
  groups: readonly string[];
  form?: string;
  /** It is sent by e-mail, to those who did not unsubscribe. */
  byMail?: { unsubscribed: readonly string[] };
};

export type DemoForm = {
  input: FormInput & { id: string };
  createdAt: number;
  /** Null if it has not happened. */
  publishedAt: number | null;
  archivedAt: number | null;
  widgets: readonly Widget[];
  views: readonly (ViewInput & { id: string })[];
  sheets: readonly DemoSheet[];
  images: readonly DemoImage[];
};

export type DemoSheet = {
  id: string;
  name: string;
  user: DemoUser;
  answers: Answers;
  createdAt: number;
  modifiedAt: number;
  completedAt: number | null;
  rows: readonly DemoRow[];
};

export type DemoRow = {
  id: string;
  answers: Answers;
  alerts: readonly string[];
  createdAt: number;
  modifiedAt: number;
  /** Null if the form has no reviewers. */
  review: DemoReview | null;
  /** An answer that the admin corrected. */
  correction: { questionId: string; previous: string; at: number; reason: string } | null;
};

export type DemoReview =
  | { state: 'PENDING' }
  | { state: 'APPROVED' | 'REJECTED'; reviewer: DemoUser; at: number; comment: string | null };

/** An image to draw: its subject, its user and its sheet. */
export type DemoImage = {
  id: string;
  draw: 'signature' | 'photo' | 'portrait';
  user: DemoUser;
  /** Null if the image is not an answer. */
  sheetId: string | null;
  createdAt: number;
};

export type DemoUser = {
  id: string;
  userName: string;
  email: string;
  role: Role;
  timeZone: string;
  mustChangePassword: boolean;
};
/** A pinned widget; `isMade`: a custom widget, not that of a question. */
export type DemoPin = { user: DemoUser; formId: string; widgetId: string; isMade: boolean };
export type DemoGroup = { id: string; name: string; members: readonly DemoUser[] };
