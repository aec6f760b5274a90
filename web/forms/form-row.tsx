// A form in the list: its name, its numbers, its pending imports, and its menu.
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, GitBranch, TriangleAlert } from 'lucide-react';
import { isAdmin, isManager } from '#core/actor.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { homeOf } from '#core/forms/home/tabs.ts';
import { formTexts } from '#core/forms/labels.ts';
import { pendingNotice } from '#core/imports/progress.ts';
import { type FormToReview, queueTexts } from '#core/sheets/review/queue.ts';
import { LinkAnchor, LinkButton } from '#web/ui/link.tsx';
import { sheetIdsText } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { When } from '#web/ui/time/when.tsx';
import { formPath } from './editor-paths.ts';
import { type FormDialogs, useFormOffers } from './form-offers.tsx';
import { StateBadge } from './state-badge.tsx';
import classes from './form-row.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type FormRowProps = FormDialogs & {
  form: ListedForm;
  /** The draft of its next version, if any. */
  nextVersion: ListedForm | undefined;
  /** What of it waits for the user's review, if anything. */
  toReview: FormToReview | undefined;
  /** The list has forms of several states. */
  showsState: boolean;
};

export function FormRow({ form, nextVersion, toReview, showsState, ...dialogs }: FormRowProps) {
  const actor = useActor();
  const offersOf = useFormOffers(dialogs);
  const { id, name, dates, questionCount, sheetCount, answersUpdatedAt, versionOf } = form;
  // A version often has the same name as the form that it will replace.
  const spoken = versionOf === undefined ? name : t(m.newVersion, { name });
  return (
    <li className={`relative row gap-12 ${classes.row}`}>
      {/* The pointer's way to the form's home from anywhere in the row; keys and screen readers have the name. */}
      <Link
        to="/forms/$formId/overview"
        params={{ formId: homeOf(form) }}
        className={classes.whole}
        aria-hidden="true"
        tabIndex={-1}
      />
      <div className={`min-w-0 grow ${classes.naming}`}>
        <div className={`row wrap weight-600 gap-y-2 gap-x-8 break ${classes.title}`} dir="auto">
          {isAdmin(actor) ? (
            <LinkAnchor to={formPath(id)} inherit>
              {name}
            </LinkAnchor>
          ) : (
            <LinkAnchor to="/forms/$formId/overview" params={{ formId: homeOf(form) }} inherit>
              {name}
            </LinkAnchor>
          )}
          {showsState && <StateBadge form={form} />}
        </div>
        <VersionNotes form={form} nextVersion={nextVersion} />
        <p className={`flex wrap m-0 mt-2 faint text-xs ${classes.subtitle}`}>
          <span>{rich(m.lastModified, { when: <When at={dates.lastModified} /> })}</span>
          <span>{t(counts.questions, { count: questionCount })}</span>
          <span>{t(counts.sheets, { count: sheetCount })}</span>
          {answersUpdatedAt !== undefined && (
            <When at={answersUpdatedAt} text={(time) => t(m.answersUpdated, { time })} />
          )}
        </p>
        <WaitingLinks form={form} toReview={toReview} />
      </div>
      {mayFillIn(actor, form).yes && (
        <LinkButton
          variant="default"
          size="xs"
          className={`rigid ${classes.fill}`}
          aria-label={`${formTexts.fillIn}: ${spoken}`}
          to="/fill/$templateId"
          params={{ templateId: id }}
        >
          {formTexts.fillIn}
        </LinkButton>
      )}
      <LinkButton
        variant="default"
        size="xs"
        className={`rigid ${classes.view}`}
        aria-label={t(m.viewDataOf, { spoken })}
        to="/sheet/$templateId/$sheetIds"
        params={{ templateId: id, sheetIds: 'all' }}
      >
        {formTexts.viewData}
      </LinkButton>
      <ActionMenu
        label={t(m.actionsFor, { spoken })}
        choices={offersOf(form, nextVersion).filter(({ isInMenu = false }) => isInMenu)}
      />
    </li>
  );
}

/** That a next version of it is being made, or whose version it is. */
function VersionNotes({ form, nextVersion }: Pick<FormRowProps, 'form' | 'nextVersion'>) {
  const actor = useActor();
  const { name, versionOf } = form;
  return (
    <>
      {nextVersion !== undefined && mayEditForm(actor).yes && (
        <p className="row m-0 mt-2 soft text-xs gap-5 break">
          <GitBranch size={14} aria-hidden />
          {formTexts.versionInProgress} ·{' '}
          <LinkAnchor
            inherit
            aria-label={t(m.newVersionOf, { openVersion: formTexts.openVersion, name })}
            to={formPath(nextVersion.id)}
          >
            {formTexts.openVersion}
          </LinkAnchor>
        </p>
      )}
      {versionOf !== undefined && (
        <p className="row m-0 mt-2 soft text-xs gap-5 break">
          <GitBranch size={14} aria-hidden />
          {t(m.isNewVersionOf, { name: versionOf.name })}
        </p>
      )}
    </>
  );
}

/** The ways to what waits for the user: rows to review, and imports to repair. */
function WaitingLinks({ form, toReview }: Pick<FormRowProps, 'form' | 'toReview'>) {
  const actor = useActor();
  const pending = isManager(actor) ? pendingNotice(form.pendingImports, actor.timeZone) : null;
  return (
    <>
      {toReview !== undefined && (
        <LinkAnchor
          className={`inline-flex min-h-24 items-center mt-4 text-xs weight-550 gap-5 break ${classes.toReview}`}
          to="/sheet/$templateId/$sheetIds/data"
          params={{ templateId: form.id, sheetIds: sheetIdsText(toReview.sheetIds) }}
          search={{ review: 'PENDING' }}
        >
          <ClipboardCheck size={14} aria-hidden />
          {queueTexts.badge(toReview.rows)}
        </LinkAnchor>
      )}
      {pending !== null && (
        <LinkAnchor
          className="inline-flex min-h-24 items-center mt-4 text-xs weight-550 gap-5 break warning"
          to="/forms/import/$importId"
          params={{ importId: pending.importId }}
        >
          <TriangleAlert size={14} aria-hidden />
          {pending.text}
        </LinkAnchor>
      )}
    </>
  );
}
