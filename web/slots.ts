// What pages are given of other features, which they do not know: the routes compose them.
import type { ComponentType, ReactNode } from 'react';
import type { Question } from '#core/questions/schema.ts';
import type { Pin } from '#core/pins/schema.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { User } from '#core/users/schema.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';

/** The dialog that exports a form's data, now or on a schedule. */
export type ExportFormDialog = ComponentType<{
  form: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}>;

/** The dialog that says who may see a form, and why. */
export type FormAccessDialog = ExportFormDialog;

/** The dialog that exports the rows of sheets that are looked at, as somebody chooses. */
export type ExportSheetsDialog = ComponentType<{
  form: { name: string; reviewers: readonly { id: string }[] };
  sheetIds: readonly string[];
  filter: RowFilterInput | null;
  /** The filter in words. */
  filterText: string | null;
  /** Whether the table shows fewer rows, by the words that it is searched for. */
  isSearched: boolean;
  opened: boolean;
  onClose(): void;
}>;

/** Exports the rows of sheets that are looked at as a workbook, and saves the file. */
export type SheetsExport = {
  isRunning: boolean;
  run(form: { name: string }, sheetIds: readonly string[], filter: RowFilterInput | null): void;
};

export type AnswerFieldProps = {
  question: Question;
  /** The answer's values as the wire has them; none: not answered. */
  values: readonly string[];
  /** What is wrong with them, where it is time to say so. */
  issue: string | null;
  onValues(values: readonly string[]): void;
  /** Somebody is done with it for now. */
  onLeave(): void;
};

/** A question with its title and the field that answers it, such as in the preview of the form editor. */
export type AnswerField = ComponentType<AnswerFieldProps>;

/** The menu of a form's saved views. */
export type SheetViewsMenu = ComponentType<{
  formId: string;
  /** What is looked at. */
  content: ViewContent;
  /** The view that was opened last, however it was changed since. */
  current: SavedView | null;
  views: readonly SavedView[];
  /** Null: all data. */
  onOpen(view: SavedView | null): void;
  onSaved(view: SavedView): void;
  /** The view that is open is no more. What it showed stays. */
  onDeleted(): void;
}>;

type ImageQuestion = Pick<Question, 'type' | 'text'>;

/** An image of an answer, as small as `width`. */
export type AnswerImageView = ComponentType<{
  question: ImageQuestion;
  id: string;
  alt: string;
  width?: number;
}>;

/** Images as large as the window, one after the other; `shown` null: none. */
export type ImageViewer = ComponentType<{
  images: readonly { id: string; question: ImageQuestion }[];
  shown: string | null;
  onShow(id: string | null): void;
}>;

/** A pinned widget, drawn as on its dashboard. */
export type PinnedWidgetView = ComponentType<{
  pin: Pin;
  /** What it is moved by, for those who may. */
  handle: ReactNode;
  /** It is looked at from afar: there is nothing to do with it. */
  isLive?: boolean;
}>;

/** Says of a form in a list that it cannot be filled in without a network, where it cannot. */
export type OfflineMarkView = ComponentType<{ formId: string; onlyMissing?: boolean }>;

/** The dialogs over a dashboard that change what stands on it. */
export type WidgetDialogs = {
  Builder: ComponentType<{
    form: DashboardForm;
    /** Null: a new one. */
    widget: Widget | null;
    opened: boolean;
    onClose(): void;
    onSaved(widget: Widget): void;
    /** Draws what a widget comes to over the rows in view. */
    preview(widget: Widget): ReactNode;
  }>;
  Hidden: ComponentType<{
    form: DashboardForm;
    opened: boolean;
    onClose(): void;
    /** The ids of parts that are shown again; the form's for the Sheet Context. */
    onShown(ids: readonly string[]): void;
  }>;
};

/** What a person may see and do, with the reason for each: a part of the dialog of a user. */
export type UserAccessPart = ComponentType<{ user: Pick<User, 'id' | 'role'> }>;
