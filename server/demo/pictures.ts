// The pictures of the demo: demo/pictures/ has an SVG document for each kind, in which `{a|b}` is one of several, `{1..5}` a number
// between two, and `{name=a|b}` is used again as `{name}`. sharp, which draws them, is loaded for the first one.
import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { DemoImage } from './data.ts';
import { readDemo } from './files.ts';

/** Draws a picture, or one on another: people sign always in the same way, and no photo is like another. */
export async function draw({ id, picture, user }: Pick<DemoImage, 'id' | 'picture' | 'user'>) {
  const { default: sharp } = await import('sharp');
  const isSignature = picture === 'signature';
  const [ground = '', ...marks] = picture
    .split('+')
    .map((name) => readDemo('pictures', `${name}.svg`).trim());
  const template = ground.replace(/<\/svg>$/, `${marks.join('')}$&`);
  const document = filledIn(template, isSignature ? user.id : id);
  const drawing = sharp(Buffer.from(document));
  const drawn = isSignature ? drawing.png({ palette: true, colours: 16 }) : drawing.jpeg({ quality: 80 });
  return { bytes: await drawn.toBuffer(), mimeType: isSignature ? 'image/png' : 'image/jpeg' };
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

/** Numbers between two bounds; the same seed produces the same ones. */
function createRandom(seed: string): (low: number, high: number) => number {
  let state = hash('sha256', seed, 'buffer').readUInt32LE();
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * (high - low);
  };
}
