// Picks files that failed rows name and that were missing, or a ZIP of them.
import { type ChangeEvent, useRef } from 'react';
import type { WholeForm } from '#core/forms/calls.ts';
import { filesInZip, type FolderFile } from '#core/imports/files/folder.ts';
import { createImportFiles } from '#core/imports/files/import-files.ts';
import { addFiles } from '#core/imports/repair/add-files.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { VerdictButton } from '#web/imports/verdict-button.tsx';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { useAction } from '#web/ui/use-action.ts';

export type AddFilesButtonProps = { status: ImportStatus; form: WholeForm; failed: readonly FailedRow[] };

export function AddFilesButton({ status, form: { questions }, failed }: AddFilesButtonProps) {
  const { ports } = useCore();
  const { run, isRunning } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const added = { status, questions, failed, ports };
  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(currentTarget.files ?? [])];
    // So that the same files can be picked again.
    currentTarget.value = '';
    if (picked.length === 0) return;
    try {
      const found = (await Promise.all(picked.map(filesOf))).flat();
      await run(addFiles, { ...added, files: createImportFiles(found, ports.newId) });
    } catch (error) {
      notifyFailed(explanationOf(error) ?? addFiles.failed({ ...added, files: none }, error));
    }
  };
  return (
    <>
      <input
        type="file"
        multiple
        hidden
        ref={input}
        aria-label={addFiles.label}
        onChange={(event) => void pick(event)}
      />
      <VerdictButton
        variant="default"
        verdict={addFiles.may(useActor(), { ...added, files: none })}
        isRunning={isRunning}
        onClick={() => input.current?.click()}
      >
        {addFiles.label}
      </VerdictButton>
    </>
  );
}

const none = createImportFiles([], () => '');

async function filesOf(file: File): Promise<FolderFile[]> {
  if (/\.zip$/i.test(file.name)) return filesInZip(file);
  const read = async () => new Uint8Array(await file.arrayBuffer());
  return [{ path: file.name, size: file.size, read }];
}
