// What is filled in for an existing sheet: begun once the sheet, and the rows for its aggregations, are loaded.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Verdict } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { answersOf } from '#core/filling/fill-draft.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { needsRowsSoFar } from '#core/filling/fill-values.ts';
import { rowsSoFarQuery, sheetQuery } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ErrorView, Loaded, Loading } from '#cli/terminal/waiting.tsx';
import type { RowSheet } from './resume.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Starts when rendered. */
export function Begin({ begin }: { begin(): void }) {
  // Once: the started draft replaces it.
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  return <Loading />;
}

export type OfSheetProps = {
  sheetId: string;
  plan: FillPlan;
  /** Whether it can be filled in. */
  may(sheet: Sheet): Verdict;
  /** This row is not among the rows so far: it is what is filled in. */
  without?: string;
  begin(of: RowSheet): void;
};

export function OfSheet({ sheetId, plan, may, without, begin }: OfSheetProps) {
  const { core } = useApp();
  const sheet = useQuery(sheetQuery(core.send, sheetId));
  const needsRows = needsRowsSoFar(plan);
  const rows = useQuery({ ...rowsSoFarQuery(core.send, sheetId), enabled: needsRows });
  return (
    <Loaded query={sheet}>
      {(found) => {
        const verdict = may(found);
        if (!verdict.yes)
          return <ErrorView error={new AppError('conflict', verdict.why)} title={t(m.itCannotBeFilledIn)} />;
        if (found.templateId !== plan.form.id)
          return <ErrorView error={new AppError('conflict', wording(m.thisSheetIsOfAnother))} />;
        if (!needsRows) return <Begin begin={() => begin({ sheet: found, rows: [] })} />;
        return (
          <Loaded query={rows}>
            {(all) => (
              <Begin
                begin={() => {
                  const others = all.filter(({ id }) => id !== without);
                  begin({
                    sheet: found,
                    rows: others.map(({ answers }) => answersOf(plan, 'questions', answers)),
                  });
                }}
              />
            )}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
