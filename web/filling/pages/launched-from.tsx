// A form opened for a launch alert of another one: what asks for it, and the link back.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { LaunchedFrom } from './addresses.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import classes from '#web/filling/action-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The draft that asks for this form; null if there is none (any more). */
export function useLaunchingDraft(from: LaunchedFrom): {
  draft: SavedDraft | null;
  goBack(isDone: boolean): Promise<void>;
} {
  const { store, owner } = useFilling();
  const navigate = useNavigate();
  const { data: draft = null } = useQuery({
    queryKey: ['copies', owner.region, owner.userId, 'asking draft', from.for ?? ''],
    queryFn: () => store.draft(from.for ?? ''),
    enabled: from.for !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    draft,
    async goBack(isDone) {
      if (draft === null) return;
      const { alert } = from;
      if (isDone && alert !== undefined) {
        const launchingDraft = (await store.draft(draft.id)) ?? draft;
        const launched = [...new Set([...launchingDraft.launched, alert])];
        // If storage is full, the alert asks again.
        await store.keepDraft({ ...launchingDraft, launched }).catch(() => undefined);
      }
      const params = { templateId: draft.form.id, sheetId: draft.sheet.id };
      if (draft.startsSheet === true)
        await navigate({ to: '/fill/$templateId', params, search: { entry: draft.id } });
      else if (draft.part === 'contextQuestions')
        await navigate({ to: '/fill/$templateId', params, search: { sheet: draft.id } });
      else await navigate({ to: '/fill/$templateId/$sheetId', params, search: { row: draft.id } });
    },
  };
}

/** Says what asks for this form. */
export function LaunchedFromNote({
  launchingDraft,
}: {
  launchingDraft: ReturnType<typeof useLaunchingDraft>;
}) {
  if (launchingDraft.draft === null) return null;
  return (
    <div className={classes.note}>
      <Undo2 size={20} aria-hidden />
      <span className={classes.words}>
        {t(m.asksForThisFormYour, { form: launchingDraft.draft.form.name })}
      </span>
      <Button size="md" mih={48} variant="default" onClick={() => void launchingDraft.goBack(false)}>
        {t(m.goBack)}
      </Button>
    </div>
  );
}
