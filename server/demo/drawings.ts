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
  const [width, height] = [240, 80];
  const hand = createRandom(`signature of ${user.id}`);
  const mood = createRandom(id).between(0.85, 1.15);
  const waves = Array.from({ length: 5 }, (_, index) => ({
    pace: hand.between(2, 6) * (index + 1),
    phase: hand.between(0, 6.3),
    size: (hand.between(8, 20) * mood) / (index + 1),
  }));
  const pixels = new Uint8Array(width * height).fill(255);
  for (let step = 0; step <= 3_000; step += 1) {
    const t = step / 3_000;
    const lift = waves.reduce(
      (sum, { pace, phase, size }) => sum + size * Math.sin(pace * t * 6.3 + phase),
      0,
    );
    const x = Math.round(12 + t * (width - 24) + 6 * Math.sin(t * 40));
    const y = Math.round(Math.min(height - 3, Math.max(2, height / 2 + lift)));
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const)
      pixels[(y + dy) * width + x + dx] = 20;
  }
  return encodePng({ width, height, channels: 1, pixels });
}

/** A sky, a ground and a thing in front of them. */
function drawPhoto(random: Random): Buffer {
  const [width, height] = [160, 120];
  const horizon = random.int(35, 75);
  const sky = [random.int(120, 190), random.int(160, 210), random.int(200, 250)];
  const ground = [random.int(70, 130), random.int(80, 140), random.int(60, 110)];
  const thing = [random.int(20, 240), random.int(20, 120), random.int(10, 90)];
  const [x0, y0, radius] = [random.int(40, 120), random.int(60, 100), random.int(8, 24)];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isThing = (x - x0) ** 2 + ((y - y0) * 1.6) ** 2 < radius ** 2;
      const colour = isThing ? thing : y < horizon ? sky : ground;
      const shade = isThing ? x0 - x : (y - horizon) / 2;
      for (const [channel, value] of colour.entries()) {
        pixels[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, value + shade));
      }
    }
  }
  return encodePng({ width, height, channels: 3, pixels });
}
