// The pictures of the demo: demo/pictures/ has an SVG document for each kind, in which `{a|b}` is one of several, `{1..5}` a number
// between two, and `{name=a|b}` is used again as `{name}`. sharp, which draws them, is loaded for the first one.
import { Buffer } from 'node:buffer';
import type { DemoImage } from './data.ts';
import { readDemo } from './files.ts';
import { createRandom } from './random.ts';

export type Drawn = { bytes: Buffer; mimeType: string };

/** Draws a picture: people sign always in the same way, and no photo is like another. */
export async function draw({
  id,
  picture,
  user,
}: Pick<DemoImage, 'id' | 'picture' | 'user'>): Promise<Drawn> {
  const { default: sharp } = await import('sharp');
  const isSignature = picture === 'signature';
  const document = filledIn(readDemo('pictures', `${picture}.svg`), isSignature ? user.id : id);
  const drawn = sharp(Buffer.from(document));
  return isSignature
    ? { bytes: await drawn.png({ palette: true, colours: 16 }).toBuffer(), mimeType: 'image/png' }
    : { bytes: await drawn.jpeg({ quality: 80 }).toBuffer(), mimeType: 'image/jpeg' };
}

function filledIn(template: string, seed: string): string {
  const random = createRandom(seed);
  const known = new Map<string, string>();
  return template.replaceAll(/\{(?:(\w+)=)?([^{}]+)\}/g, (_, name: string | undefined, choice: string) => {
    const [low, high] = choice.split('..').map(Number);
    const options = choice.split('|');
    const value =
      known.get(choice) ??
      (low !== undefined && high !== undefined
        ? random(low, high).toFixed(2)
        : (options[Math.floor(random(0, options.length))] ?? ''));
    if (name !== undefined) known.set(name, value);
    return value;
  });
}
