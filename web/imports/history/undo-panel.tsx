// Below the numbers of a finished import: what became of its rows, and its undo.
import { Text } from '@mantine/core';
import type { ImportStatus } from '#core/imports/status.ts';
import { undo, undoPreviewQuery } from '#core/imports/undo-action.ts';
import { undoLines, undoTitle, undoUntilText } from '#core/imports/undo.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { VerdictButton } from '../verdict-button.tsx';
import { useUndoImport } from './use-undo-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function UndoPanel({ status }: { status: ImportStatus }) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const undoImport = useUndoImport();
  const query = useRead((send) => undoPreviewQuery(send, status.id));
  return (
    <Panel>
      <h2 className="m-0 mb-8 text-md">{undoTitle}</h2>
      <Loaded query={query} failed={t(m.unableToLoadWhatHappened)}>
        {(preview) => (
          <>
            <ul className="ps-20 m-0 mb-16 numbers">
              {undoLines(preview).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="row wrap justify-between gap-12">
              <Text c="dimmed" size="sm">
                {undoUntilText(momentText(preview.until, actor.timeZone))}
              </Text>
              <VerdictButton
                variant="default"
                verdict={undo.may(actor, { status, preview })}
                isRunning={isRunning}
                onClick={() => void undoImport(run, status)}
              >
                {undo.label}
              </VerdictButton>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
