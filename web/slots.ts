// Components that pages get from other features, which they do not import: the routes inject them.
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { EntrySurroundings } from '#core/filling/entries/entry-draft.ts';
import type { AnswerChoice } from '#core/filling/choices.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Pin } from '#core/pins/schema.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { User } from '#core/users/user.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { StoredPartial } from '#web/logic/use-builder.ts';
import type { WidgetDraft } from '#core/widgets/widget-draft.ts';
import type { WidgetField } from '#core/widgets/unfinished-widget.ts';
import type { Choice } from '#web/ui/choice.ts';

/** The rows that a sheet view shows, for their export. */
export type ExportedView = {
  sheetIds: readonly string[];
  filter: RowFilterInput | null;
  /** The filter as text. */
  filterText: string | null;
  /** Whether the table has an active search. */
  isSearched: boolean;
  /** Among the rows of the sheets; null where it is not known. */
  countRows(filter: RowFilterInput | null): Promise<number | null>;
  /** Whether these are all sheets of the form. */
  hasAllSheets: boolean;
  columnCount: number;
  isReviewed: boolean;
};

/** The dialog that exports a form's data: the rows in view, where there is one, or everything, now or on a schedule. */
export type ExportFormDialog = ComponentType<{
  form: { id: string; name: string };
  view?: ExportedView;
  /** What it offers first. */
  begins?: 'view' | 'form';
  opened: boolean;
  onClose(): void;
}>;

/** The dialog that shows who may see a form, and why. */
export type FormAccessDialog = ComponentType<{
  form: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}>;

/** Exports the rows of the current sheets as a workbook, and saves the file. */
export type SheetsExport = {
  isRunning: boolean;
  run(form: { name: string }, sheetIds: readonly string[], filter: RowFilterInput | null): void;
};

export type AnswerFieldProps = {
  question: Question;
  /** The answer's values in wire format; empty: unanswered. */
  values: readonly string[];
  /** Their issue, if it is due. */
  issue: string | null;
  /** Those of its options that are shown; null: all. */
  choices: readonly AnswerChoice[] | null;
  /** Of a question of entries: what they read around them; null: nothing. */
  around: EntrySurroundings | null;
  onValues(values: readonly string[]): void;
  /** The field lost the focus. */
  onLeave(): void;
};

/** A question with its input, for example in the preview of the form editor. */
export type AnswerField = ComponentType<AnswerFieldProps>;

/** The menu of a form's saved views. */
export type SheetViewsMenu = ComponentType<{
  formId: string;
  /** The current content. */
  content: ViewContent;
  /** The last opened view, however it was changed since. */
  current: SavedView | null;
  /** Whether something else is shown than was saved. */
  isChanged: boolean;
  views: readonly SavedView[];
  /** Null: all data. */
  onOpen(view: SavedView | null): void;
  onSaved(view: SavedView): void;
  /** The open view was deleted. Its content stays visible. */
  onDeleted(): void;
  /** Draws the menu that has its choices too; without it, they have a menu of their own. */
  within?: ((choices: readonly Choice[]) => ReactElement) | undefined;
}>;

type ImageQuestion = Pick<Question, 'type' | 'text'>;

/** An image of an answer, in a thumbnail for `width`. */
export type AnswerImageView = ComponentType<{
  question: ImageQuestion;
  id: string;
  alt: string;
  width?: number;
}>;

/** Images in full-window size, one at a time; `shown` null: closed. */
export type ImageViewer = ComponentType<{
  images: readonly { id: string; question: ImageQuestion }[];
  shown: string | null;
  onShow(id: string | null): void;
}>;

/** A pinned widget, rendered as on its dashboard. */
export type PinnedWidgetView = ComponentType<{
  pin: Pin;
  /** The drag handle, for users who may move it. */
  handle: ReactNode;
  /** A read-only display to be viewed from afar. */
  isLive?: boolean;
}>;

/** Marks a form in a list that is not available offline. */
export type OfflineMarkView = ComponentType<{ formId: string; onlyMissing?: boolean }>;

/** The dialogs that change a dashboard's content. */
export type WidgetDialogs = {
  Builder: ComponentType<{
    form: DashboardForm;
    /** Null: a new one. */
    widget: Widget | null;
    opened: boolean;
    onClose(): void;
    onSaved(widget: Widget): void;
    /** Renders a widget's preview for the rows in view. */
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

/** Converts a file of a device, which goes on as the file that is imported. */
export type ConvertStep = ComponentType<{ onConverted(file: File): void }>;

/** The fields of a widget that is saved elsewhere than on a dashboard. */
export type WidgetFieldsPart = ComponentType<{
  draft: WidgetDraft;
  questions: readonly Question[];
  /** The issues, if they are due. */
  issues: ReadonlyMap<WidgetField, string>;
  /** Where half-built expressions are stored. */
  stored?: Readonly<Record<'map' | 'filter', StoredPartial>>;
  onChange(draft: WidgetDraft): void;
}>;

/** What a person may see and do, with reasons: a part of the user dialog. */
export type UserAccessPart = ComponentType<{ user: Pick<User, 'id' | 'role'> }>;
