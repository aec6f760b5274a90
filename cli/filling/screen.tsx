// Fills in a form: choice of the sheet, its setup, row after row, and its completion.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { AppError } from '#core/errors.ts';
import { cachedIndex, type CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { type FillPlan, prepareForm } from '#core/filling/fill-plan.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { formQuery } from '#core/forms/queries.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { ErrorView, Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { Beginning } from './beginning.tsx';
import { FillingSteps } from './filling-steps.tsx';
import { useFilling } from './use-filling.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The screen. */
export function FillScreen({ place }: ScreenProps<'fill'>) {
  const query = useQuery(formQuery(useApp().core.send, place.formId));
  return <Loaded query={query}>{(form) => <OfForm place={place} form={form} />}</Loaded>;
}

type OfFormProps = ScreenProps<'fill'> & { form: WholeForm };

function OfForm({ place, form }: OfFormProps) {
  const { core, actor, user } = useApp();
  const asksCatalog = choosesFromCatalog(form);
  const catalog = useQuery({ ...catalogQuery(core.send), enabled: asksCatalog });
  const index = useMemo(
    () => (catalog.data === undefined ? null : cachedIndex(catalog.data)),
    [catalog.data],
  );
  const plan = useMemo(() => prepareForm(form, Date.now, user.timeZone), [form, user.timeZone]);
  const verdict = mayFillIn(actor, form);
  if (!verdict.yes)
    return <ErrorView error={new AppError('conflict', verdict.why)} title={t(m.itCannotBeFilledIn)} />;
  if (!asksCatalog) return <Steps place={place} form={form} plan={plan} catalog={null} />;
  return (
    <Loaded query={catalog} title={t(m.unableToLoadCatalog)}>
      {() => <Steps place={place} form={form} plan={plan} catalog={index} />}
    </Loaded>
  );
}

type StepsProps = OfFormProps & { plan: FillPlan; catalog: CatalogIndex | null };

function Steps({ place, form, plan, catalog }: StepsProps) {
  const [filling, set, get] = useFilling(form.id);
  const names = useMemo(() => new Map(catalog?.entries.map(({ id, name }) => [id, name])), [catalog]);
  if (filling === null) return <Beginning place={place} plan={plan} catalogNames={names} begin={set} />;
  return (
    <FillingSteps
      {...{ place, form, catalog, filling, set }}
      catalogNames={names}
      get={() => get() ?? filling}
    />
  );
}
