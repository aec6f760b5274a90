// A form in the list: its name, its numbers, what is pending in it, and its menu.
import { Anchor, Badge, Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Download, Eye, FileUp, Send, TriangleAlert } from 'lucide-react';
import { isAdmin, isManager } from '#core/actor.ts';
import { archive, publish, unarchive } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { formState, formTypes } from '#core/forms/list-forms.ts';
import { mayImport } from '#core/forms/policy.ts';
import { pendingNotice } from '#core/imports/progress.ts';
import { momentText } from '#core/sheets/answer-text.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import classes from './form-row.module.css';

export type FormRowProps = {
  form: ListedForm;
  /** The list has forms of several states. */
  showsState: boolean;
  onExport(form: ListedForm): void;
};

export function FormRow({ form, showsState, onExport }: FormRowProps) {
  const actor = useActor();
  const { id, name, dates, questionCount, sheetCount, pendingImports } = form;
  const pending = isManager(actor) ? pendingNotice(pendingImports) : null;
  const params = { templateId: id, sheetIds: 'all' };
  return (
    <li className={classes.row}>
      <div className={classes.naming}>
        <div className={classes.title}>
          {isAdmin(actor) ? (
            <Anchor
              renderRoot={(props) => <Link {...props} to="/sheet/$templateId/$sheetIds" params={params} />}
              inherit
            >
              {name}
            </Anchor>
          ) : (
            <span>{name}</span>
          )}
          {showsState && <StateBadge form={form} />}
        </div>
        <p className={classes.subtitle}>
          <span>Last Modified {momentText(dates.lastModified, actor.timeZone)}</span>
          <span>{countText(questionCount, 'question')}</span>
          <span>{countText(sheetCount, 'sheet')}</span>
        </p>
        {pending !== null && (
          <Anchor
            className={classes.pending ?? ''}
            renderRoot={(props) => (
              <Link {...props} to="/forms/import/$importId" params={{ importId: pending.importId }} />
            )}
          >
            <TriangleAlert size={14} aria-hidden />
            {pending.text}
          </Anchor>
        )}
      </div>
      <Button
        variant="default"
        size="xs"
        className={classes.view ?? ''}
        aria-label={`View data of ${name}`}
        renderRoot={(props) => <Link {...props} to="/sheet/$templateId/$sheetIds" params={params} />}
      >
        View Data
      </Button>
      <ActionMenu label={`Actions for ${name}`} choices={useChoices(form, onExport)} />
    </li>
  );
}

function StateBadge({ form }: { form: ListedForm }) {
  const state = formState(form);
  return (
    <Badge color={stateColors[state]} className={classes.state ?? ''}>
      {formTypes.find(({ value }) => value === state)?.label}
    </Badge>
  );
}

const stateColors = { published: 'green', unpublished: 'amber', archived: 'gray' } as const;

function useChoices(form: ListedForm, onExport: FormRowProps['onExport']): Choice[] {
  const navigate = useNavigate();
  const { id } = form;
  return [
    {
      id: 'forms.view',
      label: 'View Data',
      icon: <Eye size={18} aria-hidden />,
      onChoose: () =>
        void navigate({ to: '/sheet/$templateId/$sheetIds', params: { templateId: id, sheetIds: 'all' } }),
    },
    {
      id: 'forms.import',
      label: 'Import Data',
      icon: <FileUp size={18} aria-hidden />,
      isOffered: (actor) => mayImport(actor, form).yes,
      onChoose: () => void navigate({ to: '/forms/$formId/import', params: { formId: id } }),
    },
    {
      id: 'forms.export',
      label: 'Export Data',
      icon: <Download size={18} aria-hidden />,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: () => onExport(form),
    },
    actionChoice(publish, form, { icon: <Send size={18} aria-hidden />, apart: true }),
    actionChoice(archive, form, { icon: <Archive size={18} aria-hidden />, apart: form.published }),
    actionChoice(unarchive, form, { icon: <ArchiveRestore size={18} aria-hidden />, apart: true }),
  ];
}

/** `1 sheet`, `14 questions`. */
function countText(count: number, thing: string): string {
  return `${count.toLocaleString('en-CA')} ${thing}${count === 1 ? '' : 's'}`;
}
