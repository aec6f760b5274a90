// The images in the demo data: signatures that look like those of one person, and photos of nothing in particular.
import type { Buffer } from 'node:buffer';
import type { DemoImage } from './data.ts';
import { encodePng } from './png.ts';
import { createRandom, type Random } from './random.ts';

/** The PNG of an image, always the same for the same image. */
export function draw(image: DemoImage): Buffer {
  return image.draw === 'signature' ? drawSignature(image) : drawPhoto(createRandom(image.id));
}

/** A pen's way from left to right: the waves are the person's, their size is that of the day. */
function drawSignature({ id, user }: DemoImage): Buffer {
  const [width, height, paper, ink] = [240, 80, 255, 20];
  const hand = createRandom(`signature of ${user.id}`);
  const mood = createRandom(id).between(0.85, 1.15);
  const waves = Array.from({ length: 5 }, (_, index) => ({
    pace: hand.between(2, 6) * (index + 1),
    phase: hand.between(0, 6.3),
    size: (hand.between(8, 20) * mood) / (index + 1),
  }));
  const pixels = new Uint8Array(width * height).fill(paper);
  for (let step = 0; step <= 1_600; step += 1) {
    const t = step / 1_600;
    const lift = waves.reduce(
      (sum, { pace, phase, size }) => sum + size * Math.sin(pace * t * 6.3 + phase),
      0,
    );
    const x = Math.round(12 + t * (width - 24) + 6 * Math.sin(t * 40));
    const y = Math.round(Math.min(height - 3, Math.max(2, height / 2 + lift)));
    const at = y * width + x;
    pixels.fill(ink, at, at + 2);
    pixels[at + width] = ink;
  }
  return encodePng({ width, height, channels: 1, pixels });
}

/** A sky, a ground and a thing in front of them. */
function drawPhoto(random: Random): Buffer {
  const [width, height] = [128, 96];
  const horizon = random.int(28, 60);
  const sky = [random.int(120, 190), random.int(160, 210), random.int(200, 250)];
  const ground = [random.int(70, 130), random.int(80, 140), random.int(60, 110)];
  const thing = [random.int(20, 240), random.int(20, 120), random.int(10, 90)];
  const [x0, y0, radius] = [random.int(32, 96), random.int(48, 80), random.int(7, 20)];
  const pixels = new Uint8ClampedArray(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isThing = (x - x0) ** 2 + ((y - y0) * 1.6) ** 2 < radius ** 2;
      const shade = isThing ? x0 - x : (y - horizon) / 2;
      for (const value of isThing ? thing : y < horizon ? sky : ground) {
        pixels[at] = value + shade;
        at += 1;
      }
    }
  }
  return encodePng({ width, height, channels: 3, pixels });
}
