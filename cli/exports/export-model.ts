// An export in the terminal app: choice of days, format and file, progress and result. Independent of rendering.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { FieldError } from '#core/errors.ts';
import { AppError } from '#core/errors.ts';
import {
  choicesOf,
  createExportDraft,
  type ExportDraft,
  exportIssue,
  exportFileName,
} from '#core/exports/export-draft.ts';
import type { ExportJob } from '#core/exports/job.ts';
import type { ExportOutcome } from '#core/exports/outcome.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import type { Downloaded } from './download.ts';
import { fetchExport } from './fetch.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type ExportState = {
  draft: ExportDraft;
  /** The file as typed, otherwise the proposed name. */
  file: string;
  issues: readonly FieldError[];
  /** The progress; null when idle. */
  progress: string | null;
  /** The server's job; null if it sends the file itself, or has not responded yet. */
  job: ExportJob | null;
  done: Downloaded | null;
  /** Why the last export failed. */
  problem: { message: string; hint?: string | undefined } | null;
};

export type ExportModel = {
  readonly state: ReadonlySignal<ExportState>;
  /** `name`: what the file is named after then, if it is not the form. */
  change(some: Partial<ExportDraft>, name?: string): void;
  nameFile(path: string): void;
  /** Issues to correct first; empty: it can run. */
  check(): readonly FieldError[];
  /** Requests the export and saves it at a path. */
  run(path: string): Promise<void>;
  stop(): void;
  /** Stops waiting, and leaves the job to the server. */
  leave(): void;
};

export type ExportModelWorld = {
  formName: string;
  timeZone: string;
  /** Whether days apply: for a form, not for chosen sheets. */
  hasDays: boolean;
  ports: Ports;
  send: Send;
  ask(draft: ExportDraft): Promise<ExportOutcome>;
  /** The failure message. */
  failed(draft: ExportDraft, error: unknown): string;
};

/** The model of exporting a form or sheets. */
export function createExportModel(world: ExportModelWorld): ExportModel {
  const { formName, timeZone, hasDays, ports, send, ask, failed } = world;
  let name = formName;
  const proposed = (draft: ExportDraft) => exportFileName(name, choicesOf(draft), ports.now(), timeZone);
  const first = createExportDraft(ports.now(), timeZone);
  const state = signal<ExportState>({
    draft: first,
    file: proposed(first),
    issues: [],
    progress: null,
    job: null,
    done: null,
    problem: null,
  });
  let isNamed = false;
  let working = new AbortController();
  let isLeft = false;
  const change = (some: Partial<ExportState>) => {
    state.value = { ...state.peek(), ...some };
  };

  return {
    state,
    change(some, wanted = formName) {
      name = wanted;
      const draft = { ...state.peek().draft, ...some };
      change({ draft, issues: [], ...(!isNamed && { file: proposed(draft) }) });
    },
    nameFile(file) {
      isNamed = true;
      change({ file, issues: [] });
    },
    check() {
      const { draft, file } = state.peek();
      const issues = [
        ...(hasDays ? dayIssues(draft, timeZone) : []),
        ...(file.trim() === '' ? [fieldError('file', m.fileNameIsRequired)] : []),
      ];
      change({ issues });
      return issues;
    },
    async run(path) {
      const { draft } = state.peek();
      working = new AbortController();
      isLeft = false;
      const { signal: stopped } = working;
      change({ progress: t(m.contactingServer), done: null, problem: null });
      const say = (progress: string) => change({ progress });
      const output = { say, raw: async () => {}, progress: () => ({ update: say, end: () => {} }) };
      let isAnswered = false;
      try {
        const { job: _, ...done } = await fetchExport(
          { ports: async () => ports, signal: () => stopped, output, send },
          {
            async start() {
              isAnswered = false;
              const outcome = await ask(draft);
              isAnswered = true;
              return outcome;
            },
            path,
            isFresh: !isNamed,
            onJob: (job) => change({ job }),
            keepsJob: () => isLeft,
          },
        );
        change({ done, progress: null, job: null });
        if (!isNamed) change({ file: proposed(draft) });
      } catch (error) {
        const words = isAnswered && isOfThisMachine(error) ? null : failed(draft, error);
        change({ progress: null, job: null, problem: stopped.aborted ? null : problemOf(error, words) });
      }
    },
    stop: () => working.abort(),
    leave() {
      isLeft = true;
      working.abort();
    },
  };
}

function dayIssues(draft: ExportDraft, timeZone: string): FieldError[] {
  if (draft.isAllTime) return [];
  const issue = exportIssue(draft, timeZone);
  return [
    ...(draft.from.trim() === '' ? [fieldError('from', m.firstDayIsRequired)] : []),
    ...(draft.to.trim() === '' ? [fieldError('to', m.lastDayIsRequired)] : []),
    ...(issue === null ? [] : [issue]),
  ];
}

/** Not the connection: once the server has responded, the file is what fails. */
function isOfThisMachine(error: unknown): boolean {
  return !(error instanceof AppError && error.code === 'unreachable');
}

/** An export without rows is not a failure, and the error's message is complete. */
function problemOf(error: unknown, failed: string | null): ExportState['problem'] {
  if (!(error instanceof AppError)) return { message: failed ?? String(error) };
  const { message, hint, status } = error;
  if (failed === null || status === 204 || message === failed) return { message, hint };
  return { message: failed, hint: hint === undefined ? message : `${message} ${hint}` };
}
