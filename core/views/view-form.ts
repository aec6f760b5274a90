// The form of a saved view: its name, and for whom it is.
import { type Form, textOf } from '#core/resource/form.ts';
import { renameView, saveViewAs } from './actions.ts';
import { maySaveView } from './policy.ts';
import { type SavedView, type ViewContent, viewNameLimit } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

type ViewDraft = { name: string; isForAll: boolean };

/** The form of the views of a form. `content`: what a new one shows. */
export function viewForm(formId: string, content: ViewContent): Form<SavedView, ViewDraft, SavedView> {
  return {
    name: 'view',
    title: (view) => (view === null ? t(m.saveAsNewViewTitle) : t(m.renameView)),
    draftOf: (view) => ({ name: view?.name ?? '', isForAll: view?.scope === 'COMPANY' }),
    fields: (draft, { context: { actor } }) => [
      textOf(draft, 'name', t(common.name), { example: t(m.suchAsPendingThisMonth), longest: viewNameLimit }),
      ...(maySaveView(actor, 'COMPANY').yes
        ? [
            {
              kind: 'switch' as const,
              path: 'scope',
              label: t(m.shareWithEveryoneWhoCan),
              help: t(m.eachPersonOnlySeesSheets),
              value: draft.isForAll,
              set: (isOn: boolean) => ({ isForAll: isOn }),
            },
          ]
        : []),
    ],
    issues({ name }) {
      const { length } = name.trim();
      if (length === 0) return [fieldError('name', m.viewNameIsRequired)];
      return length > viewNameLimit ? [fieldError('name', m.atMostCharacters, { viewNameLimit })] : [];
    },
    save(run, { draft: { name, isForAll }, thing: view }) {
      const given = { name: name.trim(), scope: isForAll ? 'COMPANY' : 'MINE' } as const;
      return view === null
        ? run(saveViewAs, { formId, content, ...given })
        : run(renameView, { view, ...given });
    },
    saveLabel: () => t(common.save),
  };
}
