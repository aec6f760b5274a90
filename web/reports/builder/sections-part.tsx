// The sections of a design in their order, and the menu that adds one.
import { Button, Menu, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type FilteredQuestion, filteredQuestions } from '#core/forms/filtered-questions.ts';
import { addSection, type SectionDraft } from '#core/reports/own/design-draft.ts';
import { newSection } from '#core/reports/own/new-section.ts';
import { mostSections, type SectionKind, sectionKinds } from '#core/reports/own/schema.ts';
import { sectionNames } from '#core/reports/own/labels.ts';
import { SortableList } from '#web/ui/sortable.tsx';
import { goToField } from './go-to-field.ts';
import { Part } from './part.tsx';
import { move, SectionCard } from './section-card.tsx';
import { sectionHints, sectionIcons } from './section-look.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import classes from './card.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SectionsPartProps = {
  sections: readonly SectionDraft[];
  openKey: string | null;
  /** How many issues each part has, by the first two steps of their paths. */
  counts: ReadonlyMap<string, number>;
};

export function SectionsPart({ sections, openKey, counts }: SectionsPartProps) {
  const { builder, form, issues } = useBuilder();
  const error = issues.get('sections');
  return (
    <Part
      title={t(m.sections)}
      text={
        <>
          {t(m.dragHandles)} <span className={classes.byKeys}>{t(m.altAndArrowKeyMove)}</span>
        </>
      }
      path="sections"
    >
      {sections.length === 0 && (
        <p className="py-16 px-18 rounded-12 m-0 mb-8 soft" style={{ border: '1px dashed var(--line)' }}>
          {error ?? t(m.buildReportFromSectionsHeadings)}
        </p>
      )}
      <SortableList
        id="sections"
        label={t(m.sections)}
        className="stack gap-8"
        onMove={({ itemKey, to }) => move(builder, itemKey, to)}
      >
        {sections.map((section, place) => (
          <SectionCard
            key={section.key}
            section={section}
            place={place}
            places={sections.length}
            isOpen={section.key === openKey}
            issueCount={counts.get(`sections.${place}`) ?? 0}
          />
        ))}
      </SortableList>
      {sections.length < mostSections && <AddSection builder={builder} questions={filteredQuestions(form)} />}
    </Part>
  );
}

type AddSectionProps = { builder: Builder; questions: readonly FilteredQuestion[] };

/** Adds below the section that is open, or else at the end. */
function AddSection({ builder, questions }: AddSectionProps) {
  return (
    <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
      <Menu.Target>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} className="mt-10">
          {t(m.addSection)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t(m.addSection)}>
        {sectionKinds.map((kind) => {
          const Icon = sectionIcons[kind];
          return (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => add(builder, kind, questions)}
            >
              {sectionNames[kind]}
              <Text span display="block" size="xs" c="dimmed">
                {sectionHints[kind]}
              </Text>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

function add(builder: Builder, kind: SectionKind, questions: readonly FilteredQuestion[]): void {
  const ofRows = questions.filter(({ context }) => !context);
  const section = newSection(kind, builder.newId, ofRows);
  builder.change((draft) => addSection(draft, section, builder.now().openKey));
  builder.announce(t(m.added, { kind: sectionNames[kind] }));
  const place = builder.draft().sections.findIndex(({ key }) => key === section.key);
  // The menu gives the focus back to its button first.
  setTimeout(() => goToField(builder, `sections.${place}${firstFields[kind]}`), 60);
}

/** The field that is filled in first. */
const firstFields: Readonly<Record<SectionKind, string>> = {
  heading: '.text',
  headline: '.question',
  text: '.text',
  figures: '.title',
  trend: '.title',
  widget: '.source.question',
  table: '.title',
  photos: '.question',
  pageBreak: '',
};
