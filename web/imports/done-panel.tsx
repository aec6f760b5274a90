// A finished import: its numbers, and links to its rows; or that it is undone, and by whom.
import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { endTexts } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { undoneAdvice, undoneBy, undoneText } from '#core/imports/undo.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { sheetIdsText } from '#web/paths.ts';
import { Panel } from '#web/ui/panel.tsx';
import classes from './done-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function DonePanel({ status }: { status: ImportStatus }) {
  const { templateId, sheetId, sheetName, update } = status;
  // An update without new rows has no sheet of its own.
  const isAll = update !== null && sheetName === null;
  const { done, left } = endTexts(status);
  const isWhole = status.droppedRows === 0;
  const params = { templateId, sheetIds: isAll ? 'all' : sheetIdsText([sheetId]) };
  return (
    <Panel>
      <div className="stack items-center py-32 px-16 text-center" role="status">
        <span
          className={`middle h-56 rounded-16 mb-16 ${classes.sign}`}
          data-partial={!isWhole || undefined}
          aria-hidden="true"
        >
          {isWhole ? <CircleCheck size={28} /> : <TriangleAlert size={28} />}
        </span>
        <h2 className={`m-0 numbers ${classes.title}`}>{done}</h2>
        <p className={`faint numbers break ${classes.text}`}>{left}</p>
        <div className="flex wrap justify-center gap-12">
          {(isAll || sheetName !== null) && (
            <LinkButton to="/sheet/$templateId/$sheetIds" params={params}>
              {t(m.viewData)}
            </LinkButton>
          )}
          <LinkButton variant="default" to="/forms">
            {t(m.backToForms)}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

export function UndonePanel({ status }: { status: ImportStatus }) {
  const { timeZone } = useActor();
  const { undone, templateId } = status;
  return (
    <Panel>
      <div className="stack items-center py-32 px-16 text-center" role="status">
        <span className={`middle h-56 rounded-16 mb-16 ${classes.sign}`} data-undone aria-hidden="true">
          <Undo2 size={28} />
        </span>
        <h2 className={`m-0 numbers ${classes.title}`}>{undoneText(status)}</h2>
        <p className={`faint numbers break ${classes.text}`}>
          {undone !== null && undoneBy(undone.by, momentText(undone.at, timeZone))} {undoneAdvice(status)}
        </p>
        <div className="flex wrap justify-center gap-12">
          <LinkButton to="/forms/$formId/import" params={{ formId: templateId }}>
            {t(m.importData)}
          </LinkButton>
          <LinkButton variant="default" to="/forms/import">
            {t(m.allImports)}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
