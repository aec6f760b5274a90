// Which forms work offline: what the device has copies of, what it must fetch, and the texts for that. Every form that
// the user may fill in belongs on the device, with the catalog and the tools that its questions need.
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import type { Form } from '#core/forms/schema.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Parts of the app that only some forms need. */
export type FillTool = 'signature' | 'drawing' | 'scanner';

export type FormCopy = { version: number; needsCatalog: boolean; tools: readonly FillTool[] };
/** `lastModified` in epoch milliseconds: the state of the copied rows. */
export type SheetCopy = { formId: string; lastModified: number };

/** The copies on a device. */
export type OfflineIndex = {
  forms: Readonly<Record<string, FormCopy>>;
  /** Sheets whose existing rows are on the device. */
  sheets: Readonly<Record<string, SheetCopy>>;
  /** Null if the catalog is not on the device. */
  catalog: { version: string; /** Epoch milliseconds. */ at: number } | null;
};

export const emptyIndex: OfflineIndex = { forms: {}, sheets: {}, catalog: null };

export function formCopyOf(form: Pick<Form, 'version' | 'contextQuestions' | 'questions'>): FormCopy {
  const questions = flatQuestions<Pick<Question, 'type'>>([...form.contextQuestions, ...form.questions]);
  const devices = new Set(questions.map(({ type }) => questionTypes[type].device));
  return {
    version: form.version,
    needsCatalog: choosesFromCatalog(form),
    tools: [
      ...(devices.has('signaturePad') ? (['signature'] as const) : []),
      ...(devices.has('drawingPad') ? (['drawing'] as const) : []),
      ...(devices.has('scanner') ? (['scanner'] as const) : []),
    ],
  };
}

/** The forms whose copy is missing or outdated: those in `first` first, otherwise in order. */
export function formsToFetch<F extends Pick<Form, 'id' | 'version'>>(
  fillable: readonly F[],
  index: OfflineIndex,
  first: ReadonlySet<string>,
): F[] {
  const changed = fillable.filter(({ id, version }) => index.forms[id]?.version !== version);
  return [...changed.filter(({ id }) => first.has(id)), ...changed.filter(({ id }) => !first.has(id))];
}

/** The index without forms that can no longer be filled in, and without their sheets. */
export function indexOf(index: OfflineIndex, fillable: ReadonlySet<string>): OfflineIndex {
  const only = <T>(entries: Readonly<Record<string, T>>, mayStay: (id: string, value: T) => boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([id, value]) => mayStay(id, value)));
  return {
    ...index,
    forms: only(index.forms, (id) => fillable.has(id)),
    sheets: only(index.sheets, (_, { formId }) => fillable.has(formId)),
  };
}

/** The forms that work offline, given the tools that the device has. */
export function readyForms(index: OfflineIndex, tools: ReadonlySet<FillTool>): ReadonlySet<string> {
  const isReady = ({ needsCatalog, tools: needed }: FormCopy) =>
    (!needsCatalog || index.catalog !== null) && needed.every((tool) => tools.has(tool));
  return new Set(Object.entries(index.forms).flatMap(([id, copy]) => (isReady(copy) ? [id] : [])));
}

export type FetchFailure = { name: string; why: string };

/** `app`: whether the app itself opens offline; `never` if the browser does not store it. */
export type OfflineStatus = {
  /** The forms that the user may fill in; null until known. */
  forms: readonly { id: string; name: string }[] | null;
  ready: ReadonlySet<string>;
  /** Sheets that can be continued offline. */
  sheets: ReadonlySet<string>;
  isFetching: boolean;
  failures: readonly FetchFailure[];
  hasRoom: boolean;
  app: 'saved' | 'pending' | 'never';
};

export const offlineTexts = {
  /** `3 of 5 forms ready offline`; null if there is nothing to show. */
  count({ forms, ready, app, isFetching }: OfflineStatus): string | null {
    if (forms === null || forms.length === 0) return null;
    const readyCount = forms.filter(({ id }) => ready.has(id)).length;
    const count = { ready: readyCount, all: forms.length };
    if (isFetching && readyCount < forms.length) return t(m.readyOfflineDownloadingOthers, count);
    // A form is useless offline if the app does not open.
    if (app === 'pending') return t(m.downloadedSavingAppForOffline, count);
    return t(app === 'never' ? m.readyOfflineWhileThisPage : m.formsReadyOffline, count);
  },
  /** What prevents offline use, and what to do about it; null if nothing does. */
  problem({ failures, hasRoom, isFetching }: OfflineStatus): string | null {
    if (isFetching) return null;
    if (!hasRoom) return t(m.thisDeviceHasNoSpace);
    const [first, ...others] = failures;
    if (first !== undefined) {
      return t(m.couldNotDownload, { name: first.name, others: others.length, why: first.why });
    }
    return null;
  },
  form: {
    ready: t(m.onThisDevice),
    missing: t(m.notReadyOffline),
    offline: t(m.needsConnection),
  },
  notHere: {
    title: t(m.thisFormIsNotOn),
    text: t(m.itWasNotDownloadedBefore),
  },
  sheetNotHere: {
    title: t(m.thisSheetIsNotOn),
    text: t(m.itWasNotDownloadedBeforeYou),
  },
  rowsNotHere: {
    title: t(m.earlierRowsOfThisSheet),
    text: t(m.theyWereNotDownloadedBefore),
    totals: t(m.earlierRowsOfThisSheetAre),
  },
} as const;
