// A single audit log entry: what happened, by whom, and the answers before and after.
import { Text } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditCell, AuditField, AuditRow } from '#core/audit/entry-table.ts';
import { auditSentence } from '#core/audit/sentence.ts';
import { cellText } from '#core/audit/entry-table.ts';
import { changeLines } from '#core/audit/change-lines.ts';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { AuditCellView, type AuditCellProps } from './audit-cell.tsx';
import { RestoreOffer } from './restore-button.tsx';
import classes from './page.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/audit/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type EntryPanelProps = Pick<AuditCellProps, 'Image' | 'onImages'> & {
  /** Null: closed. */
  row: AuditRow | null;
  onClose(): void;
};

export function EntryPanel({ row, onClose, ...images }: EntryPanelProps) {
  return (
    <SidePanel title={t(both.entry)} opened={row !== null} onClose={onClose}>
      {row !== null && <Entry row={row} onClose={onClose} {...images} />}
    </SidePanel>
  );
}

function Entry({ row, onClose, ...images }: Omit<EntryPanelProps, 'row'> & { row: AuditRow }) {
  const { entry, cells, fields } = row;
  const lines = fields.length === 0 ? changeLines(entry) : [];
  const facts = cells.filter(({ kind }) => kind === 'date' || kind === 'user' || kind === 'form');
  return (
    <div className="grid gap-20">
      <Text fw={600}>{auditSentence(entry)}</Text>
      <RestoreOffer entry={entry} onDone={onClose} />
      <dl
        className={`grid m-0 gap-y-4 gap-x-16 ${classes.facts}`}
        style={{ gridTemplateColumns: 'max-content 1fr' }}
      >
        {facts.map((cell) => (
          <Fact key={cell.kind} name={factNames[cell.kind]}>
            <AuditCellView cell={cell} {...images} />
          </Fact>
        ))}
        {entry.comment !== null && entry.comment !== '' && (
          <Fact name={entry.action === 'answer_changed' ? t(both.reasonForChange) : t(m.comment)}>
            {entry.comment}
          </Fact>
        )}
        <Fact name={t(m.action)}>{entry.action}</Fact>
        <Fact name={t(m.on)}>{entry.objectKey}</Fact>
        <Fact name={t(both.entry)}>{entry.id}</Fact>
      </dl>
      {lines.length > 0 && (
        <ul className="bare-list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- questions that are gone have one name
        <Field key={place} field={field} {...images} />
      ))}
    </div>
  );
}

const factNames: Readonly<Record<AuditCell['kind'], string>> = {
  date: t(common.date),
  user: t(m.user),
  form: t(common.form),
  text: t(m.text),
  image: t(m.image),
  array: t(m.list),
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Field({ field, ...images }: Pick<AuditCellProps, 'Image' | 'onImages'> & { field: AuditField }) {
  const { title, before, after } = field;
  return (
    <div className={classes.field}>
      <div>{title}</div>
      {after === null ? (
        <Value cell={before} {...images} />
      ) : (
        <div
          className={`grid items-start gap-8 ${classes.change}`}
          style={{ gridTemplateColumns: '1fr auto 1fr' }}
        >
          <del>
            <Value cell={before} {...images} />
          </del>
          <ArrowRight size={16} role="img" aria-label={t(m.became)} />
          <ins>
            <Value cell={after} {...images} />
          </ins>
        </div>
      )}
    </div>
  );
}

function Value({ cell, ...images }: Pick<AuditCellProps, 'Image' | 'onImages'> & { cell: AuditCell | null }) {
  if (cell === null || cellText(cell) === '') return <span className="faint">{t(both.notAnswered)}</span>;
  return <AuditCellView cell={cell} {...images} />;
}
