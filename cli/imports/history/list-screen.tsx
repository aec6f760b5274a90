// The imports, and the undo of finished ones.
import { useQueryClient } from '@tanstack/react-query';
import { isManager } from '#core/actor.ts';
import { mayImport } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { importsList } from '#core/imports/history/list.ts';
import { importPhase } from '#core/imports/policy.ts';
import { mayUndoImport } from '#core/imports/undo.ts';
import { undo } from '#core/imports/undo-action.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useUndoImport } from './use-undo-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The screen. */
export function ImportsScreen({ place: { formId } }: ScreenProps<'imports'>) {
  const { actor } = useApp();
  return isManager(actor) ? <Imports formId={formId} /> : <NoAccess />;
}

function Imports({ formId }: { formId: string | undefined }) {
  const { actor, core, go, say } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  const askForm = async () => {
    const forms = await queries.fetchQuery(formsQuery(core.send));
    const fits = forms.filter((each) => mayImport(actor, each).yes);
    if (fits.length === 0) return say(importsTexts.noFormTakesImports, 'bad');
    const choices = fits.map((value) => ({ value, label: value.name }));
    const form = await choose(dialogs, { title: importsTexts.intoWhichForm, choices });
    if (form !== null) go({ screen: 'import', formId: form.id, formName: form.name });
  };
  const undoImport = useUndoImport();
  return (
    <ListScreen
      list={importsList}
      start={formId === undefined ? {} : { form: formId }}
      keys={(current) => [
        { key: 'import', label: importsTexts.importInto.toLowerCase(), run: askForm },
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
