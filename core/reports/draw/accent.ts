// The colour of bars and lines in a report: the company's, where paper shows it.
import { contrastOf } from '#core/appearance/contrast.ts';
import type { ReportLook } from '#core/reports/document.ts';

/** Minimum contrast of what is no text (WCAG 2.2, success criterion 1.4.11). */
const visibleContrast = 3;
const usual = '#2f6fde';

/** The background of the company's menu, or a blue where that is too pale for white paper. */
export function accentOf({ background }: ReportLook): string {
  return contrastOf(background, '#ffffff') >= visibleContrast ? background : usual;
}
