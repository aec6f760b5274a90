// One row: author and time, alerts, review, answers, and for admins its history.
import { Alert, Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileDown, Printer, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { printTexts } from '#core/reports/print.ts';
import { deleteRow } from '#core/sheets/actions.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { type RowAnswer, rowDetails } from '#core/sheets/row-details.ts';
import { byAlert, byAnswer, byUser } from '#core/sheets/filter/filter-by.ts';
import type { Row } from '#core/sheets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { FilterByButton } from '#web/sheets/filter/filter-by-button.tsx';
import { FormLink, UserLink } from '#web/sheets/name-links.tsx';
import { Given, RowAnswers } from './row-answers.tsx';
import { RowHistory } from './row-history.tsx';
import { RowReview, type RowReviewProps } from './row-review.tsx';
import type { OpenSheet } from '#web/sheets/use-open-sheet.ts';
import tabClasses from '#web/ui/styles/link-tabs.module.css';
import { usePrintRows } from './use-print-rows.ts';
import { useUndoOffers } from '#web/sheets/table/use-undo-offers.ts';
import classes from './row-details.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { RowImageViewer } from './row-image-viewer.tsx';

export type RowPanelBodyProps = Pick<RowReviewProps, 'onReviewed' | 'isNext' | 'foot' | 'onward'> & {
  sheet: OpenSheet;
  row: Row;
  onDeleted(): void;
};

export function RowPanelBody({ sheet, row, onDeleted, ...reviewing }: RowPanelBodyProps) {
  const { view, filter, changed, onFilter } = sheet;
  const tab = sheet.row?.tab ?? 'answers';
  const actor = useActor();
  const { run, isRunning } = useAction();
  const { form, namesById } = view.overview;
  const offers = useUndoOffers(form, changed);
  const words = { timeZone: actor.timeZone, catalogNames: namesById };
  const sheetOfRow = view.overview.sheets.find(({ id }) => id === row.sheetId);
  const { answers, setup, alerts } = rowDetails(row, form, words, sheetOfRow);
  const filterBy = ({ question, values }: RowAnswer) => (
    <FilterByButton offers={byAnswer(question, [...values], { filter, words })} onFilter={onFilter} />
  );
  const remove = async () => {
    const ended = await run(deleteRow, row, { offer: offers.ofUndo });
    if (ended.done) onDeleted();
  };
  return (
    <>
      <RowFacts sheet={sheet} row={row} />
      <PrintButtons rowId={row.id} />
      {alerts.length > 0 && (
        <Alert color="amber" icon={<TriangleAlert size={18} aria-hidden />} className="mb-20">
          <span className="inline-flex items-center gap-4">
            {alerts.length === 1 ? t(m.alertMark) : t(m.alerts)}: {alerts.join(', ')}
            <FilterByButton
              offers={form.alerts
                .filter(({ id }) => row.alerts.includes(id))
                .map((alert) => byAlert(alert, filter))}
              onFilter={onFilter}
            />
          </span>
        </Alert>
      )}
      <RowReview
        {...reviewing}
        row={row}
        form={form}
        onSetBack={changed.onReviewed}
        onUndone={changed.onUndone}
      />
      {isAdmin(actor) && <RowTabs sheet={sheet} rowId={row.id} tab={tab} />}
      {tab === 'history' && isAdmin(actor) ? (
        <RowHistory rowId={row.id} questions={[...form.questions, ...form.contextQuestions]} words={words} />
      ) : (
        <>
          <RowAnswers
            row={row}
            answers={answers}
            names={namesById}
            filterBy={filterBy}
            onChanged={changed.onChanged}
          />
          <RowSetup setup={setup} filterBy={filterBy} />
        </>
      )}
      {tab === 'answers' && deleteRow.may(actor, row).yes && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          mt="lg"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={isRunning}
          onClick={() => void remove()}
        >
          {t(m.deleteRow)}
        </Button>
      )}
    </>
  );
}

/** Who has submitted it and when, and where it belongs. */
function RowFacts({ sheet, row }: Pick<RowPanelBodyProps, 'sheet' | 'row'>) {
  const { timeZone } = useActor();
  const { form, namesById } = sheet.view.overview;
  return (
    <dl className={`flex wrap m-0 mb-16 ${classes.facts}`} style={{ gap: '0.5rem 2rem' }}>
      <Fact name={t(m.submittedBy)}>
        <span className="inline-flex items-center gap-4">
          <UserLink user={row.user} />
          <FilterByButton offers={[byUser(row.user, sheet.filter)]} onFilter={sheet.onFilter} />
        </span>
      </Fact>
      <Fact name={t(common.date)}>
        <time>{momentText(row.dates.created, timeZone)}</time>
      </Fact>
      <Fact name={t(common.form)}>
        <FormLink form={form} />
      </Fact>
      <Fact name={t(m.sheet)}>{namesById.get(row.sheetId) || t(both.unnamedSheet)}</Fact>
    </dl>
  );
}

function PrintButtons({ rowId }: { rowId: string }) {
  const printing = usePrintRows();
  return (
    <Group gap="xs" className="mb-20">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Printer size={16} aria-hidden />}
        disabled={printing.isRunning}
        onClick={() => void printing.print([rowId], 'HTML')}
      >
        {printTexts.print}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<FileDown size={16} aria-hidden />}
        disabled={printing.isRunning}
        onClick={() => void printing.print([rowId], 'PDF')}
      >
        {printTexts.save}
      </Button>
    </Group>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type RowTabsProps = { sheet: OpenSheet; rowId: string; tab: 'answers' | 'history' };

function RowTabs({ sheet, rowId, tab }: RowTabsProps) {
  const to = {
    params: { ...sheet.params, rowId },
    search: sheet.search,
    replace: true,
    activeOptions: { exact: true, includeSearch: false },
  };
  return (
    <nav className={tabClasses.tabs} aria-label={t(m.rowDetails)}>
      <Link
        to="/sheet/$templateId/$sheetIds/data/$rowId"
        {...to}
        className={tabClasses.tab}
        aria-current={tab === 'answers' ? 'page' : undefined}
      >
        {t(m.answers)}
      </Link>
      <Link
        to="/sheet/$templateId/$sheetIds/data/$rowId/history"
        {...to}
        className={tabClasses.tab}
        aria-current={tab === 'history' ? 'page' : undefined}
      >
        {t(m.history)}
      </Link>
    </nav>
  );
}

type RowSetupProps = {
  setup: readonly RowAnswer[];
  /** The button that filters by an answer. */
  filterBy(answer: RowAnswer): ReactNode;
};

/** What the sheet of a row was set up with. It belongs to all rows of the sheet, and is changed on its dashboard. */
function RowSetup({ setup, filterBy }: RowSetupProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  if (setup.length === 0) return null;
  const images = setup.flatMap((answer) => answer.images);
  return (
    <section style={{ marginTop: '1.25rem' }} aria-labelledby="row-setup">
      <h3 id="row-setup" className="m-0 mb-4 weight-600" style={{ fontSize: 'inherit' }}>
        {sheetTexts.rowSetup}
      </h3>
      <dl className="m-0">
        {setup.map((answer) => (
          <div
            key={answer.question.id}
            className={`ruled grid items-start p-0 py-6 gap-x-16 ${classes.answer}`}
          >
            <dt className="row min-h-24">
              <span className="break">{answer.question.text}</span>
              {filterBy(answer)}
            </dt>
            <Given answer={answer} onImage={setViewed} />
          </div>
        ))}
      </dl>
      <RowImageViewer images={images} shown={viewed} onShow={setViewed} />
    </section>
  );
}
