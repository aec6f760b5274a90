// What a terminal shows, as a page that a browser can draw: each cell in its place, with its colours.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import headless from '@xterm/headless';

/** The colours of a terminal with a dark ground, as most have them. */
const palette = [
  '#1c2027',
  '#e06c75',
  '#98c379',
  '#e5c07b',
  '#61afef',
  '#c678dd',
  '#56b6c2',
  '#c8ccd4',
  '#6b7280',
  '#ef8e96',
  '#b3d99b',
  '#f0d399',
  '#8cc5f5',
  '#d79ae6',
  '#7fccd6',
  '#ffffff',
];
const [ground, ink] = ['#14171c', '#d5d9e0'];

/** HTML of a screen of this size on which a program has written this. */
export async function terminalPage(written: string, columns: number, rows: number): Promise<string> {
  const terminal = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(written, done));
  const { active } = terminal.buffer;
  const lines = Array.from({ length: rows }, (_, row) => {
    const line = active.getLine(active.viewportY + row);
    return Array.from({ length: columns }, (__, column) => {
      const cell = line?.getCell(column);
      if (cell === undefined || cell.getWidth() === 0) return '';
      const colours = [
        colourOf(cell.getFgColor(), cell.isFgRGB(), cell.isFgPalette()) ?? ink,
        colourOf(cell.getBgColor(), cell.isBgRGB(), cell.isBgPalette()) ?? ground,
      ];
      const [front, back] = cell.isInverse() ? colours.toReversed() : colours;
      const style = [
        `color:${front}`,
        `background:${back}`,
        `width:${cell.getWidth()}ch`,
        cell.isBold() ? 'font-weight:700' : '',
        cell.isDim() ? 'opacity:.6' : '',
        cell.isUnderline() ? 'text-decoration:underline' : '',
      ];
      return `<i style="${style.filter(Boolean).join(';')}">${escaped(cell.getChars() || ' ')}</i>`;
    }).join('');
  });
  return `<!doctype html><style>
    @font-face { font-family: Terminal; src: url(data:font/ttf;base64,${monospaced()}); }
    body { margin: 0; padding: 14px; width: max-content; background: ${ground}; }
    pre { margin: 0; font: 15px/19px Terminal; }
    i { display: inline-block; height: 19px; font-style: normal; overflow: hidden; vertical-align: top; }
  </style><pre>${lines.join('\n')}</pre>`;
}

/** The system's font for terminals; the browser of the tests sees its own fonts only, and has none. */
function monospaced(): string {
  const file = execFileSync('fc-match', ['--format=%{file}', 'DejaVu Sans Mono'], { encoding: 'utf8' });
  return readFileSync(file, 'base64');
}

function colourOf(value: number, isRgb: boolean, isPalette: boolean): string | null {
  if (isRgb) return `#${value.toString(16).padStart(6, '0')}`;
  if (!isPalette) return null;
  if (value < 16) return palette[value] ?? null;
  if (value >= 232) return grey(8 + (value - 232) * 10);
  const steps = [36, 6, 1].map((step) => [0, 95, 135, 175, 215, 255][Math.floor((value - 16) / step) % 6]);
  return `rgb(${steps.join(' ')})`;
}

const grey = (level: number) => `rgb(${level} ${level} ${level})`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
