// Filling in: which sheet, its set-up, row after row, and its completion.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { choosesFromCatalog } from '#core/catalog/names.ts';
import { AppError } from '#core/errors.ts';
import { type CatalogIndex, indexCatalog } from '#core/filling/catalog-choices.ts';
import { answersOf } from '#core/filling/fill-draft.ts';
import { type FillPlan, prepareForm } from '#core/filling/fill-plan.ts';
import { needsRowsSoFar } from '#core/filling/fill-values.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { formQuery } from '#core/forms/queries.ts';
import { openSheetsQuery, rowsSoFarQuery, sheetQuery } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import type { ScreenProps } from '#cli/places.ts';
import { useKept } from '#cli/terminal/navigation.ts';
import { ErrorView, Loaded, Loading } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/use-app.ts';
import { type Filling, newRow, newSheet } from './filling.ts';
import { FillingSteps } from './filling-steps.tsx';
import { SheetStep } from './sheet-step.tsx';

/** The screen. */
export function FillScreen({ place }: ScreenProps<'fill'>) {
  const query = useQuery(formQuery(useApp().core.send, place.formId));
  return <Loaded query={query}>{(form) => <OfForm place={place} form={form} />}</Loaded>;
}

type OfFormProps = ScreenProps<'fill'> & { form: WholeForm };

function OfForm({ place, form }: OfFormProps) {
  const { core, actor } = useApp();
  const asksCatalog = choosesFromCatalog(form);
  const catalog = useQuery({ ...catalogQuery(core.send), enabled: asksCatalog });
  const index = useMemo(
    () => (catalog.data === undefined ? null : indexCatalog(catalog.data)),
    [catalog.data],
  );
  const plan = useMemo(() => prepareForm(form), [form]);
  const verdict = mayFillIn(actor, form);
  if (!verdict.yes)
    return <ErrorView error={new AppError('conflict', verdict.why)} title="It cannot be filled in." />;
  if (!asksCatalog) return <Steps place={place} form={form} plan={plan} catalog={null} />;
  return (
    <Loaded query={catalog} title="Unable to load the catalog.">
      {() => <Steps place={place} form={form} plan={plan} catalog={index} />}
    </Loaded>
  );
}

type StepsProps = OfFormProps & { plan: FillPlan; catalog: CatalogIndex | null };

function Steps({ place, form, plan, catalog }: StepsProps) {
  const { core } = useApp();
  const [filling, set, get] = useKept<Filling | null>('filling', null);
  const begin = (sheet: Sheet | null, rows: Parameters<typeof newRow>[3]) => {
    const id = core.ports.newId();
    set(sheet === null ? newSheet(plan, id, place.newSheet ?? '') : newRow(plan, id, sheet, rows));
  };
  if (filling !== null)
    return <FillingSteps {...{ place, form, catalog, filling }} set={set} get={() => get() ?? filling} />;
  if (place.newSheet !== undefined) return <Begin begin={() => begin(null, [])} />;
  if (place.sheetId !== undefined) return <OfSheet sheetId={place.sheetId} plan={plan} begin={begin} />;
  return <Choice form={form} plan={plan} begin={begin} />;
}

type BeginSheet = (sheet: Sheet | null, rows: Parameters<typeof newRow>[3]) => void;

/** Begins as soon as it is drawn. */
function Begin({ begin }: { begin(): void }) {
  useEffect(() => {
    begin();
    // Once: what it begins takes its place.
  }, []);
  return <Loading />;
}

/** Goes on with a sheet, once it and what its aggregations need are there. */
function OfSheet({ sheetId, plan, begin }: { sheetId: string; plan: FillPlan; begin: BeginSheet }) {
  const { core, actor } = useApp();
  const sheet = useQuery(sheetQuery(core.send, sheetId));
  const needsRows = needsRowsSoFar(plan);
  const rows = useQuery({ ...rowsSoFarQuery(core.send, sheetId), enabled: needsRows });
  return (
    <Loaded query={sheet}>
      {(found) => {
        const verdict = mayAddTo(actor, { userId: found.user.id, completed: found.completed });
        if (!verdict.yes)
          return <ErrorView error={new AppError('conflict', verdict.why)} title="It cannot be filled in." />;
        if (found.templateId !== plan.form.id)
          return <ErrorView error={new AppError('conflict', 'This sheet is of another form.')} />;
        if (!needsRows) return <Begin begin={() => begin(found, [])} />;
        return (
          <Loaded query={rows}>
            {(all) => (
              <Begin
                begin={() =>
                  begin(
                    found,
                    all.map(({ answers }) => answersOf(plan, 'questions', answers)),
                  )
                }
              />
            )}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

function Choice({ form, plan, begin }: { form: WholeForm; plan: FillPlan; begin: BeginSheet }) {
  const { core, user } = useApp();
  const queries = useQueryClient();
  const [chosen, choose] = useKept<string | null>('sheet', null);
  const open = openSheetsQuery(core.send, form.id, user.id);
  const query = useQuery(open);
  if (chosen !== null) return <OfSheet sheetId={chosen} plan={plan} begin={begin} />;
  return (
    <Loaded query={query}>
      {(sheets) =>
        sheets.length === 0 ? (
          <Begin begin={() => begin(null, [])} />
        ) : (
          <SheetStep
            sheets={sheets}
            onNew={() => begin(null, [])}
            onSheet={(sheet) => {
              queries.setQueryData(sheetQuery(core.send, sheet.id).queryKey, sheet);
              choose(sheet.id);
            }}
          />
        )
      }
    </Loaded>
  );
}
