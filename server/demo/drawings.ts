// The images in the demo data: signatures that differ per person, and photos of nothing in particular. They are built as
// SVG and rendered by sharp, which is loaded when the first image is drawn.
import { Buffer } from 'node:buffer';
import type { DemoImage } from './data.ts';
import { createRandom, type Random } from './random.ts';

/** Renders an image deterministically: a PNG for a signature, a JPEG for a photo. */
export async function draw(image: DemoImage): Promise<{ bytes: Buffer; mimeType: string }> {
  const { default: sharp } = await import('sharp');
  if (image.draw === 'signature') {
    const bytes = await sharp(Buffer.from(signature(image)))
      .png({ palette: true, colours: 16 })
      .toBuffer();
    return { bytes, mimeType: 'image/png' };
  }
  const random = createRandom(image.id);
  const drawn = sharp(Buffer.from(image.draw === 'portrait' ? portrait(random) : photo(random)));
  return { bytes: await drawn.jpeg({ quality: 80 }).toBuffer(), mimeType: 'image/jpeg' };
}

/** A pen stroke from left to right: the wave form depends on the person, its size on the day. */
function signature({ id, user }: DemoImage): string {
  const [width, height, steps] = [360, 120, 240];
  const hand = createRandom(`signature of ${user.id}`);
  const loops = hand.between(12, 24);
  const mood = createRandom(id).between(0.85, 1.15);
  const waves = Array.from({ length: 5 }, (_, index) => ({
    pace: hand.between(2, 6) * (index + 1),
    phase: hand.between(0, 6.3),
    size: (hand.between(12, 30) * mood) / (index + 1),
  }));
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const lift = waves.reduce(
      (sum, { pace, phase, size }) => sum + size * Math.sin(pace * t * 6.3 + phase),
      0,
    );
    const x = 34 + t * (width - 68) + loops * Math.sin(t * 31);
    const y = Math.min(height - 5, Math.max(5, height / 2 + lift));
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return svg(
    [width, height],
    `<rect width="${width}" height="${height}" fill="#fff"/>
     <polyline points="${points.join(' ')}" fill="none" stroke="#16233f" stroke-width="2.5"
       stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

/** Colours of the sky, the ground and the markings on the ground. */
const places = [
  { air: ['#6f9fd0', '#dbe7f0'], ground: ['#7d8878', '#565d52'], paint: '#f1efe6' },
  { air: ['#8d99a6', '#d3d8dc'], ground: ['#6a6d70', '#45484b'], paint: '#e9c94f' },
  { air: ['#c98d6b', '#f3d9b8'], ground: ['#5f5a55', '#3b3835'], paint: '#f1efe6' },
  { air: ['#4f6f8f', '#a9c0cf'], ground: ['#6f8a55', '#465b37'], paint: '#d8dbc8' },
  { air: ['#9aa3a0', '#cfd4d0'], ground: ['#a3a7a6', '#7c8180'], paint: '#c94f3d' },
] as const;
const things = ['#2f2a27', '#5b4b3f', '#8a8f94', '#7a3b2e', '#c7c2b8', '#3f4d3a'] as const;

/** An object on the ground at a random position in random light. */
function photo(random: Random): string {
  const [width, height] = [400, 300];
  const { air, ground, paint } = random.pick(places);
  const thing = random.pick(things);
  const horizon = random.int(70, 130);
  const [vanish, lane] = [random.int(120, 280), random.int(60, 130)];
  const [x, y, size] = [random.int(130, 270), random.int(180, 235), random.int(22, 46)];
  const parts = Array.from({ length: 5 }, () => {
    const [dx, dy] = [random.between(-0.7, 0.7) * size, random.between(-0.25, 0.15) * size];
    const [rx, ry] = [random.between(0.35, 0.8) * size, random.between(0.22, 0.45) * size];
    const turn = random.int(-25, 25);
    const light = random.between(0, 0.35).toFixed(2);
    const at = `cx="${x + dx}" cy="${y + dy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})"`;
    return `<ellipse ${at} fill="${thing}"/><ellipse ${at} fill="#fff" opacity="${light}"/>`;
  });
  const fade = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return svg(
    [width, height],
    `<defs>${fade('air', air)}${fade('ground', ground)}
       <radialGradient id="shade"><stop stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient>
       <radialGradient id="edge" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".35"/></radialGradient>
     </defs>
     <rect width="${width}" height="${horizon}" fill="url(#air)"/>
     <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#ground)"/>
     <path d="M${vanish} ${horizon}h6l${lane * 1.4} ${height}h-${lane * 0.35}z" fill="${paint}" opacity=".8"/>
     <ellipse cx="${x + size * 0.4}" cy="${y + size * 0.45}" rx="${size * 1.5}" ry="${size * 0.4}" fill="url(#shade)"/>
     ${parts.join('')}
     <rect width="${width}" height="${height}" fill="url(#edge)"/>`,
  );
}

function svg([width, height]: readonly [number, number], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

/** A portrait before a plain wall: every one is different, and none depicts a real person. */
function portrait(random: Random): string {
  const [skin, wall, shirt] = [random.pick(skins), random.pick(walls), random.pick(shirts)];
  const hair = random.pick(hairs);
  const isLong = random.chance(0.5);
  const width = random.between(96, 112);
  const long = `<path d="M${256 - width - 22} 230 q-12 190 20 210 h${2 * width + 4} q32 -20 20 -210 z" fill="${hair}"/>`;
  return svg(
    [512, 512],
    `<rect width="512" height="512" fill="${wall}"/>
     ${isLong ? long : ''}
     <path d="M56 512 q10 -142 140 -152 h120 q130 10 140 152 z" fill="${shirt}"/>
     <rect x="214" y="300" width="84" height="92" rx="40" fill="${skin}"/>
     <ellipse cx="256" cy="236" rx="${width}" ry="${random.between(122, 134)}" fill="${skin}"/>
     <path d="M${256 - width - 8} 236 q-4 -${random.between(140, 160)} ${width + 8} -150 q${width + 12} -4 ${width + 8} 150
       q-24 -74 -${width + 8} -${random.between(70, 84)} q-${width - 20} 6 -${width + 8} 74 z" fill="${hair}"/>
     <circle cx="216" cy="240" r="9" fill="#2b211b"/><circle cx="296" cy="240" r="9" fill="#2b211b"/>
     <path d="M216 ${random.between(296, 306)} q40 ${random.between(16, 34)} 80 0" fill="none" stroke="#7a3b33" stroke-width="8"
       stroke-linecap="round"/>`,
  );
}

const skins = ['#f3d2b8', '#e2b48f', '#c98f66', '#9b6542', '#6f452c'] as const;
const walls = ['#c9d8e6', '#d9e2d2', '#e8dcc8', '#d6d0e2', '#cfd6d8'] as const;
const shirts = ['#2f4a6d', '#5d6b3c', '#7c3f3f', '#384048', '#8a6a2f', '#2e6a66'] as const;
const hairs = ['#2b211b', '#4d3423', '#8a5a2b', '#b98a4a', '#8d8d8d', '#1b1b22'] as const;
