// The report of a design that is being built, as a file.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { previewDesign } from '#core/reports/design-calls.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import type { ParameterValues } from '#core/reports/schema.ts';
import { exportFailedText, reportTexts } from '#core/reports/labels.ts';
import type { Design } from './schema.ts';

/** Returns the PDF. A face saves it. */
export const downloadPreview = action<{ design: Design; parameters: ParameterValues }, Response>({
  id: 'reports.downloadPreview',
  label: reportTexts.asPdf,
  may: (actor) => mayChangeDesigns(actor),
  async run(send, { design, parameters }) {
    const response = await send(previewDesign, { body: { design, parameters, format: 'PDF' } });
    if (response.status === 204) throw new AppError('not-found', reportTexts.noData, { status: 204 });
    return response;
  },
  failed: (_, error) =>
    error instanceof AppError && error.code === 'too-much-data' ? error.message : exportFailedText('PDF'),
  touches: [],
});
