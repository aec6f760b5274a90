// The call that previews what an import would do to existing rows.
import { mayImport } from '#core/forms/policy.ts';
import * as calls from '#core/imports/calls.ts';
import { invalid } from '#core/errors.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { receivedUpload, requireFitting } from '#server/imports/fitting.ts';
import { UnreadableFile } from '#server/imports/read-file.ts';
import { uploadKey } from '#server/imports/uploads-store.ts';
import { previewUpdate } from './preview.ts';

export const updateRoutes = [
  on(
    calls.previewImport,
    async ({ actor, tx, params, body, services }) => {
      const form = await findForm(tx, actor, params.id);
      authorize(mayImport(actor, form), 'conflict');
      const upload = await receivedUpload(tx, actor, body.fileName);
      await requireFitting(actor, form, body, upload, services);
      const rules = await services.forms.get(tx, actor.companyId, form.id, form.version);
      const key = uploadKey(actor.companyId, upload.id);
      const { companyId, timeZone } = actor;
      const previewed = { companyId, timeZone, formId: form.id, request: body };
      try {
        return await previewUpdate(tx, previewed, rules, () => services.files.read(key));
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        throw invalid([{ path: 'fileName', message: error.message }]);
      }
    },
    { takesLong: true },
  ),
];
