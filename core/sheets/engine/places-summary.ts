// The places of a map on the wire, as compact as 100,000 of them need to be: whole numbers of hundred thousandths of a degree
// (a metre) and the number of the colour, nine bytes each, in base64. No row is named: a point leads to the rows around it. Of a line or an area, it is where that begins.
import * as z from 'zod/mini';
import { fromBase64, toBase64 } from '#core/files/base64.ts';
import type { PlacesSummary } from '#core/widgets/summarize-places.ts';

const scale = 100_000;

export const placesSummary = z.object({
  kind: z.literal('map'),
  rows: z.number(),
  /** How many of the rows have a place; absent: all. */
  answered: z.exactOptional(z.number()),
  entriesOf: z.exactOptional(z.string()),
  groups: z.array(z.object({ label: z.string(), rows: z.number(), answer: z.nullable(z.string()) })),
  /** Longitude and latitude of each of the newest places, as little-endian 32-bit numbers of hundred thousandths of a degree. */
  positions: z.string(),
  /** The index of each one's group, a byte. */
  colours: z.string(),
});
type WirePlaces = z.infer<typeof placesSummary>;

/** `most`: the newest ones. */
export function wirePlaces({ points, ...counted }: PlacesSummary, most: number): WirePlaces {
  const count = Math.min(most, points.groups.length);
  const positions = new DataView(new ArrayBuffer(count * 8));
  for (let at = 0; at < count * 2; at += 1)
    positions.setInt32(at * 4, Math.round((points.positions[at] ?? 0) * scale), true);
  return {
    ...counted,
    positions: toBase64(new Uint8Array(positions.buffer)),
    colours: toBase64(new Uint8Array(points.groups.slice(0, count))),
  };
}

export function readPlaces({ positions, colours, ...counted }: WirePlaces): PlacesSummary {
  const bytes = fromBase64(positions);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    ...counted,
    points: {
      positions: Float64Array.from(
        { length: Math.floor(bytes.byteLength / 4) },
        (_, at) => view.getInt32(at * 4, true) / scale,
      ),
      groups: Int8Array.from(fromBase64(colours)),
      rows: new Int32Array(),
      shapes: null,
    },
  };
}
