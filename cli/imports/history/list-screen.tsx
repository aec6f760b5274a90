// The imports, and the undo of finished ones.
import { isManager } from '#core/actor.ts';
import { importsList } from '#core/imports/history/list.ts';
import { importPhase } from '#core/imports/policy.ts';
import { mayUndoImport } from '#core/imports/undo.ts';
import { undo } from '#core/imports/undo-action.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useUndoImport } from './use-undo-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The screen. */
export function ImportsScreen({ place: { formId } }: ScreenProps<'imports'>) {
  const { actor } = useApp();
  return isManager(actor) ? <Imports formId={formId} /> : <NoAccess />;
}

function Imports({ formId }: { formId: string | undefined }) {
  const { actor, go } = useApp();
  const undoImport = useUndoImport();
  return (
    <ListScreen
      list={importsList}
      start={formId === undefined ? {} : { form: formId }}
      keys={(current) => [
        {
          key: 'undo',
          label: undo.label.toLowerCase(),
          off: current === null ? t(m.nothingIsChosen) : whyNot(mayUndoImport(actor, current)),
          run: () => current && undoImport(current),
        },
      ]}
      onOpen={(one) => {
        if (importPhase(one) === 'canceled') return;
        go({ screen: 'import-status', importId: one.id, fileName: one.originalFileName });
      }}
    />
  );
}
