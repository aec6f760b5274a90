// The form of a saved view: its name, and for whom it is.
import { type Form, textOf } from '#core/resource/form.ts';
import { renameView, saveViewAs } from './actions.ts';
import { maySaveView } from './policy.ts';
import { type SavedView, type ViewContent, viewNameLimit } from './schema.ts';

type ViewDraft = { name: string; isForAll: boolean };

/** The form of the views of a form. `content`: what a new one shows. */
export function viewForm(formId: string, content: ViewContent): Form<SavedView, ViewDraft, SavedView> {
  return {
    name: 'view',
    title: (view) => (view === null ? 'Save as a new view' : 'Rename view'),
    draftOf: (view) => ({ name: view?.name ?? '', isForAll: view?.scope === 'COMPANY' }),
    fields: (draft, { context: { actor } }) => [
      textOf(draft, 'name', 'Name', { example: 'Such as: Pending, this month', longest: viewNameLimit }),
      ...(maySaveView(actor, 'COMPANY').yes
        ? [
            {
              kind: 'switch' as const,
              path: 'scope',
              label: 'Share with everyone who can see this form',
              help: 'Each person only sees the sheets they have access to.',
              value: draft.isForAll,
              set: (isOn: boolean) => ({ isForAll: isOn }),
            },
          ]
        : []),
    ],
    issues({ name }) {
      const { length } = name.trim();
      if (length === 0) return [{ path: 'name', message: 'A view name is required' }];
      return length > viewNameLimit ? [{ path: 'name', message: `At most ${viewNameLimit} characters` }] : [];
    },
    save(run, { draft: { name, isForAll }, thing: view }) {
      const given = { name: name.trim(), scope: isForAll ? 'COMPANY' : 'MINE' } as const;
      return view === null
        ? run(saveViewAs, { formId, content, ...given })
        : run(renameView, { view, ...given });
    },
    saveLabel: () => 'Save',
  };
}
