// A section in the list: two lines, and its fields once it is open. It is moved by its handle, by pointer and by keys.
import { CircleAlert, Copy, Trash2 } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { counted } from '#core/count-text.ts';
import { duplicateSection, moved, type SectionDraft, without } from '#core/reports/own/design-draft.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { DragHandle, SortableItem } from '#web/ui/sortable.tsx';
import { cardId, goToCard } from './go-to-field.ts';
import { SectionFields } from './section-fields.tsx';
import { sectionFacts, sectionIcons, sectionTitle } from './section-look.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import classes from './card.module.css';

export type SectionCardProps = {
  section: SectionDraft;
  place: number;
  places: number;
  isOpen: boolean;
  issueCount: number;
};

export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, place, places, isOpen, issueCount } = props;
  const { builder, form, questions } = useBuilder();
  const { key, kind } = section;
  const known = { questions, widgets: form.widgets };
  const title = sectionTitle(section, known);
  const facts = sectionFacts(section, known);
  const Icon = sectionIcons[kind];
  const isPlain = kind === 'pageBreak';
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || isInList(event.target)) return;
    builder.open(null);
    goToCard(key);
  };
  const words = (
    <>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {facts !== '' && <span className={classes.facts}>{facts}</span>}
        {issueCount > 0 && (
          <span className={classes.issues}>
            <CircleAlert size={14} aria-hidden /> {counted(issueCount, 'thing')} to put right
          </span>
        )}
      </span>
    </>
  );
  return (
    <SortableItem
      itemKey={key}
      className={classes.card}
      data-open={isOpen || undefined}
      data-path={`sections.${place}`}
      onKeyDown={close}
    >
      <div className={classes.head}>
        <DragHandle
          label={`Move section ${place + 1} of ${places}`}
          onUp={place === 0 ? null : () => move(builder, key, place - 1)}
          onDown={place === places - 1 ? null : () => move(builder, key, place + 1)}
        />
        {isPlain ? (
          <div id={cardId(key)} className={classes.opener} tabIndex={-1}>
            {words}
          </div>
        ) : (
          <button
            type="button"
            id={cardId(key)}
            className={classes.opener}
            aria-expanded={isOpen}
            onClick={() => builder.open(isOpen ? null : key)}
          >
            {words}
          </button>
        )}
        <ActionMenu
          label={`Actions for section ${place + 1}`}
          choices={[
            {
              id: 'duplicate',
              label: 'Duplicate',
              icon: <Copy size={16} aria-hidden />,
              onChoose: () => duplicate(builder, key),
            },
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash2 size={16} aria-hidden />,
              danger: true,
              apart: true,
              onChoose: () => remove(builder, section, title),
            },
          ]}
        />
      </div>
      {isOpen && !isPlain && (
        <div className={classes.body} role="group" aria-label={title} onBlur={builder.leaveField}>
          <SectionFields section={section} path={`sections.${place}`} />
        </div>
      )}
    </SortableItem>
  );
});

/** Escape closes the list of a select first. */
function isInList(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('[aria-expanded="true"]:not(button[id^="part-"])') !== null
  );
}

function move(builder: Builder, key: string, to: number): void {
  builder.change((draft) => ({ ...draft, sections: moved(draft.sections, key, to) }));
  builder.announce(`Moved to place ${to + 1}`);
}

function duplicate(builder: Builder, key: string): void {
  const copy = duplicateSection(builder.draft(), key, builder.newId);
  builder.change(() => copy.draft);
  builder.open(copy.key);
  goToCard(copy.key);
}

function remove(builder: Builder, section: SectionDraft, title: string): void {
  const { sections } = builder.draft();
  const at = sections.findIndex(({ key }) => key === section.key);
  builder.change((draft) => ({ ...draft, sections: without(draft.sections, section.key) }));
  const next = sections[at + 1] ?? sections[at - 1];
  if (next !== undefined) goToCard(next.key);
  notifyDone(`The section "${title}" was deleted`, {
    label: 'Undo',
    onChoose: () => {
      builder.change((draft) =>
        draft.sections.some(({ key }) => key === section.key)
          ? draft
          : { ...draft, sections: draft.sections.toSpliced(at, 0, section) },
      );
      goToCard(section.key);
    },
  });
}
