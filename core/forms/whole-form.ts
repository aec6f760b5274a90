// A form with its imports and widgets, as the calls on forms and on dashboards answer it.
import * as z from 'zod/mini';
import { importStatus } from '#core/imports/status.ts';
import { storedLayouts } from '#core/widgets/layout/schema.ts';
import { widget } from '#core/widgets/schema.ts';
import { form } from './schema.ts';

export const wholeForm = z.extend(form, {
  pendingImports: z.array(importStatus),
  /** In dashboard order. */
  widgets: z.array(widget),
  /** Where the parts of its dashboard are. */
  layouts: z.optional(storedLayouts),
});
