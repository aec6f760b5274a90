// /reports/designs/create: what a new design is of, and what it starts from.
import { UnstyledButton } from '@mantine/core';
import { Images, LayoutDashboard, type LucideIcon, Square, Table2 } from 'lucide-react';
import { useState } from 'react';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { designTemplates } from '#core/reports/own/templates.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from './start-page.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type StartPageProps = {
  /** The form of the address. */
  formId: string | null;
  onStart(formId: string, template: string): void;
};

export function StartPage({ formId, onStart }: StartPageProps) {
  const verdict = mayChangeDesigns(useActor());
  const forms = useRead(formsQuery, { enabled: verdict.yes });
  const [chosen, setChosen] = useState(formId);
  if (!verdict.yes) return <NoAccessPage title={designTexts.create} />;
  return (
    <Page
      title={designTexts.create}
      subtitle={designTexts.oneForm}
      width="reading"
      trail={
        <Trail
          steps={[
            { label: reportTexts.title, link: { to: '/reports' } },
            { label: designTexts.title, link: { to: '/reports/designs' } },
          ]}
        />
      }
    >
      <Loaded query={forms} failed={t(m.formsCouldNotBeLoaded)}>
        {(all) => (
          <div className="flex gap-24" style={{ flexDirection: 'column' }}>
            <SearchSelect
              label={t(common.form)}
              placeholder={t(m.chooseForm)}
              nothingFoundMessage={t(m.noFormsMatch)}
              data={all.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              allowDeselect={false}
              onChange={setChosen}
            />
            {chosen === null ? (
              <p className="m-0 faint">{t(m.chooseFormThatReportIs)}</p>
            ) : (
              <Templates key={chosen} formId={chosen} onStart={(template) => onStart(chosen, template)} />
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  monthly: Table2,
  dashboard: LayoutDashboard,
  photos: Images,
  blank: Square,
};

function Templates({ formId, onStart }: { formId: string; onStart(template: string): void }) {
  const query = useRead((send) => formQuery(send, formId));
  return (
    <Loaded query={query} failed={t(m.formCouldNotBeLoaded)}>
      {(form) => (
        <section aria-labelledby="start-from">
          <h2 id="start-from" className="m-0 mb-10 text-17 weight-640">
            {t(m.startFrom)}
          </h2>
          <ul
            className={`grid bare-list gap-12 ${classes.templates}`}
            style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}
          >
            {designTemplates
              .filter(({ fits }) => fits(formAsRead(form)))
              .map(({ id, name, description }) => {
                const Icon = icons[id] ?? Square;
                return (
                  <li key={id}>
                    <UnstyledButton
                      className={`flex grow items-start py-16 px-18 border rounded-12 on-surface gap-14 ${classes.template}`}
                      onClick={() => onStart(id)}
                    >
                      <Icon size={22} aria-hidden />
                      <span>
                        <span className="block weight-600">{name}</span>
                        <span className="block soft text-sm">{description}</span>
                      </span>
                    </UnstyledButton>
                  </li>
                );
              })}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
