// The start of correcting a returned row: what was sent, with what its author has changed since on this computer.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppError } from '#core/errors.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { mayCorrect } from '#core/sheets/policy.ts';
import { rowQuery } from '#core/sheets/queries.ts';
import { yes } from '#core/actor.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ErrorView, Loaded } from '#cli/terminal/waiting.tsx';
import { useFillDrafts } from './fill-drafts.ts';
import { type Filling, newCorrection } from './filling.ts';
import { OfSheet } from './of-sheet.tsx';
import { resumedIn } from './resume.ts';
import { useDraftPlace } from './use-filling.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CorrectingProps = {
  sheetId: string;
  rowId: string;
  plan: FillPlan;
  begin(filling: Filling): void;
};

export function Correcting({ sheetId, rowId, plan, begin }: CorrectingProps) {
  const { core, actor } = useApp();
  const drafts = useFillDrafts();
  const place = useDraftPlace(plan.form.id);
  const row = useQuery(rowQuery(core.send, sheetId, rowId));
  const saved = useQuery({
    queryKey: ['fill-drafts', plan.form.id, rowId],
    queryFn: async () => {
      const draft = (await drafts.list(place)).find(({ id }) => id === rowId);
      return draft === undefined ? null : { draft, images: await drafts.take(place, draft) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // If it is not continued after all, another process may take it.
  useEffect(() => () => drafts.leave(rowId), [drafts, rowId]);
  return (
    <Loaded query={row}>
      {(found) => {
        const verdict = mayCorrect(actor, { user: found.user, isReturned: found.returned !== null });
        if (!verdict.yes)
          return <ErrorView error={new AppError('conflict', verdict.why)} title={t(m.itCannotBeCorrected)} />;
        return (
          <Loaded query={saved} title={t(m.itCannotBeContinued)}>
            {(earlier) => (
              <OfSheet
                sheetId={sheetId}
                plan={plan}
                // A returned row is corrected whether or not its sheet is complete.
                may={() => yes}
                without={rowId}
                begin={(of) => {
                  const begun = newCorrection(plan, found, of);
                  begin(earlier === null ? begun : resumedIn(begun, earlier.draft, earlier.images));
                }}
              />
            )}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
