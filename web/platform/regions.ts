// The regional servers, which the server embeds in the page.
import * as z from 'zod/mini';
import type { Region } from '#core/regions.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const listed = z
  .array(z.object({ id: z.string(), name: z.string(), server: z.string() }))
  .check(z.minLength(1));

/**
 * The regions in a page; `origin` is the page's, and replaces an empty server. A page without a list has one region, its
 * own.
 */
export function regionsIn(page: Pick<Document, 'querySelector'>, origin: string): readonly Region[] {
  const text = page.querySelector('#formdeck-regions')?.textContent ?? '';
  const regions = text.trim() === '' ? [] : listed.parse(JSON.parse(text));
  if (regions.length === 0) return [{ id: 'ca', name: t(m.canada), server: origin }];
  return regions.map((region) => ({ ...region, server: region.server === '' ? origin : region.server }));
}
