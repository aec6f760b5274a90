// formdeck import run. Made for cron: never prompts, retries transient failures, and never runs twice concurrently for
// one form.
import { verb } from '#cli/command/verb.ts';
import { printCheck } from './check.ts';
import { type FolderData, folderExitCode, folderJson, printFolder } from './folder/folder-result.ts';
import { runFolder } from './folder/run-folder.ts';
import { printPreview } from './preview.ts';
import { printResult } from './result.ts';
import { type FileData, fileExitCode, runFile } from './run-file.ts';
import { type RunOptions, runOptions } from './run-options.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RunData = FileData | FolderData;

export const run = verb({
  effect: { undo: 'rows delete' },
  options: runOptions,

  run: (context, options: RunOptions): Promise<RunData> =>
    options.folder === null ? runFile(context, options) : runFolder(context, options),

  numbers: (data) =>
    data.kind === 'done'
      ? {
          files: 1,
          imported: data.result.completedRows,
          failed: data.result.failedRows,
          dropped: data.result.droppedRows,
        }
      : {},

  print(output, data) {
    if (data.kind === 'check') {
      printCheck(output, data.check);
      output.say(t(m.nothingWasImported));
    } else if (data.kind === 'preview') {
      printPreview(output, data.preview, data.titles);
      output.say(t(m.nothingWasChanged));
    } else if (data.kind === 'empty') output.say(t(m.fileHasNoRowsNothing));
    else if (data.kind === 'folder') printFolder(output, data);
    else printResult(output, data.result);
  },

  json(data) {
    if (data.kind === 'folder') return folderJson(data);
    if (data.kind === 'check') return { dryRun: true, ...data.check };
    if (data.kind === 'preview') return { dryRun: true, ...data.preview };
    if (data.kind === 'empty')
      return { empty: true, totalRows: 0, completedRows: 0, failedRows: 0, droppedRows: 0 };
    return data.kind === 'skipped' ? { skipped: true, ...data.result } : data.result;
  },

  exitCode: (data) => (data.kind === 'folder' ? folderExitCode(data) : fileExitCode(data)),
});
