// Alerts raised by an answer, shown immediately, including launch alerts.
import { Button } from '@mantine/core';
import { BellRing, FilePlus2 } from 'lucide-react';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { alertsToShow, launchesToShow } from '#core/filling/fill-view.ts';
import type { ContextAlert } from '#core/forms/schema.ts';
import classes from './action-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AlertNotesProps = {
  draft: FillDraft;
  /** Whether the form of a launch alert can be opened here. */
  canLaunch(launch: ContextAlert): boolean;
  onLaunch(launch: ContextAlert): void;
  /** The user postpones or skips it. */
  onPutOff(launch: ContextAlert): void;
};

export const launchNotesId = 'launch-notes';

export function AlertNotes({ draft, canLaunch, onLaunch, onPutOff }: AlertNotesProps) {
  return (
    <>
      <div className="stack gap-8 empty-hidden" role="alert">
        {alertsToShow(draft).map(({ id, name }) => (
          <div key={id} className={classes.note}>
            <BellRing size={20} aria-hidden />
            <span className={classes.words}>
              <span className="block weight-640">{t(m.alert, { name })}</span>
            </span>
          </div>
        ))}
      </div>
      <div id={launchNotesId} className="stack gap-8 empty-hidden" role="status">
        {launchesToShow(draft).map((launch) => (
          <div key={launch.id} className={classes.note}>
            <FilePlus2 size={20} aria-hidden />
            <span className={classes.words}>
              <span className="block weight-640" dir="auto">
                {launch.name}
              </span>
              {launch.description}{' '}
              {launch.required && <span className="danger text-sm weight-600">{t(m.required)}</span>}
            </span>
            <span className={`flex wrap gap-8 ${classes.buttons}`}>
              {canLaunch(launch) ? (
                <Button size="md" mih={48} onClick={() => onLaunch(launch)}>
                  {t(m.fillItIn)}
                </Button>
              ) : (
                <span className={classes.words}>{t(m.youCannotFillInIts)}</span>
              )}
              {(!launch.required || !canLaunch(launch)) && (
                <Button size="md" mih={48} variant="default" onClick={() => onPutOff(launch)}>
                  {canLaunch(launch) ? t(m.notNow) : t(m.continueWithoutIt)}
                </Button>
              )}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
