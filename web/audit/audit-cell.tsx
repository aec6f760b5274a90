// A cell of the audit log, by its type.
import { Anchor } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { assertNever } from '#core/assert-never.ts';
import { type AuditCell, cellText } from '#core/audit/entry-table.ts';
import type { AnswerImageView } from '#web/slots.ts';
import { usePathLink } from '#web/ui/link.tsx';
import classes from './page.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CellImage = { id: string; question: { type: ImageType; text: string } };
type ImageType = Extract<AuditCell, { kind: 'image' }>['type'];

export type AuditCellProps = {
  cell: AuditCell;
  Image: AnswerImageView;
  onImages(images: readonly CellImage[], shown: string): void;
  /** In a table: on one line, truncated. */
  isCut?: boolean;
};

export function AuditCellView({ cell, Image, onImages, isCut = false }: AuditCellProps) {
  switch (cell.kind) {
    case 'date':
      return <time dateTime={new Date(cell.at).toISOString()}>{cell.text}</time>;
    case 'user':
      return <PlaceLink href={`/users/${cell.id}`}>{cell.name}</PlaceLink>;
    case 'form':
      return <PlaceLink href={sheetPath(cell)}>{cell.name}</PlaceLink>;
    case 'image':
      return <Images cell={cell} Image={Image} onImages={onImages} />;
    case 'text':
    case 'array':
      return isCut || cell.kind === 'text' ? (
        <Text text={cellText(cell)} isCut={isCut} />
      ) : (
        <Lines {...cell} />
      );
    default:
      return assertNever(cell);
  }
}

/** The sheet's rows for an entry about a sheet, otherwise all rows of the form. */
function sheetPath({ templateId, sheetId, rowId }: Extract<AuditCell, { kind: 'form' }>): string {
  return `/sheet/${templateId}/${sheetId ?? 'all'}/data${rowId === null ? '' : `/${rowId}`}`;
}

function Text({ text, isCut }: { text: string; isCut: boolean }) {
  if (!isCut) return text;
  return (
    <span className="overflow-hidden ellipsis" title={text.length > 20 ? text : undefined}>
      {text}
    </span>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="bare-list">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Images({
  cell,
  Image,
  onImages,
}: Pick<AuditCellProps, 'Image' | 'onImages'> & { cell: Extract<AuditCell, { kind: 'image' }> }) {
  const images = cell.ids.map((id) => ({ id, question: { type: cell.type, text: cell.title } }));
  return (
    <span className="inline-flex items-center gap-4">
      {images.map(({ id, question }) => (
        <button
          key={id}
          type="button"
          className={`block w-32 ${classes.thumbnail}`}
          aria-label={t(m.showAtFullSize, { cell: cell.title })}
          onClick={(event) => {
            event.stopPropagation();
            onImages(images, id);
          }}
        >
          <Image question={question} id={id} alt="" width={96} />
        </button>
      ))}
    </span>
  );
}

/** A link within the console, inside a row that opens something else. */
function PlaceLink({ href, children }: { href: string; children: ReactNode }) {
  const { onClick } = usePathLink()(href);
  const follow = (event: MouseEvent) => {
    event.stopPropagation();
    onClick(event);
  };
  return (
    <Anchor href={href} onClick={follow} className="overflow-hidden ellipsis">
      {children}
    </Anchor>
  );
}
