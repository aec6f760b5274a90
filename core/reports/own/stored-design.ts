// A design on the wire: as it is made, saved, restored and previewed, and as the server keeps it.
import * as z from 'zod/mini';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { parameterValues, reportFormats } from '#core/reports/schema.ts';
import { design } from './schema.ts';

/** A new design; `id` is the one that it gets. */
export const designInput = z.extend(design, { id: z.optional(id) });

/** `version`: the one that was read. */
export const designChange = z.extend(design, { version: z.int() });

/** `version`: the newest that was read; `restore`: the one to save again. */
export const designRestore = z.object({ version: z.int(), restore: z.int() });

export const designPreview = z.object({
  design,
  format: z._default(z.enum(reportFormats), 'HTML'),
  parameters: z._default(parameterValues, {}),
});

export const designVersion = z.object({
  version: z.int(),
  name: z.string(),
  /** How many sections it has. */
  sections: z.int(),
  savedBy: person,
  savedAt: timestamp,
});
export type DesignVersion = z.infer<typeof designVersion>;

const namedRef = z.object({ id, name: z.string() });

/** A design as the server keeps it. Each save is a version, counted from 1. */
export const storedDesign = z.extend(design, {
  id,
  version: z.int(),
  form: namedRef,
  dates,
  /** Who saved this version. */
  savedBy: person,
  /** The reports that are made by it. They follow its newest version. */
  reports: z.array(namedRef),
});
export type StoredDesign = z.infer<typeof storedDesign>;
