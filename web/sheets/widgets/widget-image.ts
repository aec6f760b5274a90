// Renders a widget to a PNG as it is displayed, but always on a light background, since it goes into documents: its
// elements with computed styles and fonts in an SVG, which the browser paints. Elements marked `data-not-drawn`, such as
// its menu, and buttons are left out: see widget.module.css.
import { finePicture } from '#web/ui/chart/chart-picture.ts';
import { inLight } from '#web/ui/light-ground.ts';

/** Renders an element at twice its size: sharp on paper and on high-density screens. */
export async function widgetImage(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  const { copy, width, height } = inLight(() => copyAsDrawn(element));
  const styles = document.createElement('style');
  styles.textContent = (await Promise.all(loadedFonts().map(withFile))).join('\n');
  copy.prepend(styles);
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  const body = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot create images.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('There is nothing to draw.')) : resolve(blob)));
  });
}

const scale = 2;

type Copy = { copy: Element; width: number; height: number };

/** Changes the layout for the copy and back within one task, so that it is never visible. */
function copyAsDrawn(element: HTMLElement): Copy {
  element.dataset['drawn'] = '';
  try {
    const { width, height } = element.getBoundingClientRect();
    return { copy: copyOf(element), width, height };
  } finally {
    delete element.dataset['drawn'];
  }
}

/** A copy of an element with inlined styles. */
function copyOf(element: Element): Element {
  const styles = getComputedStyle(element);
  const picture = pictureOf(element);
  const copy: Element =
    picture === null
      ? document.importNode(element)
      : Object.assign(document.createElement('img'), { src: picture });
  copy.removeAttribute('class');
  copy.setAttribute(
    'style',
    Array.from(styles, (name) => `${name}:${styles.getPropertyValue(name)}`).join(';'),
  );
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (getComputedStyle(child).display !== 'none') copy.append(copyOf(child));
  }
  return copy;
}

/** The content of a canvas or image as a data URL: an SVG image cannot load anything. */
function pictureOf(element: Element): string | null {
  if (element instanceof HTMLCanvasElement) return finePicture(element, scale).toDataURL();
  if (!(element instanceof HTMLImageElement) || element.naturalWidth === 0) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
  canvas.getContext('2d')?.drawImage(element, 0, 0);
  return canvas.toDataURL();
}

/** The fonts that the page has loaded from files. */
function loadedFonts(): CSSFontFaceRule[] {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange),
  );
  const within = (rules: Iterable<CSSRule>): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : [];
    });
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => within(cssRules))
    .filter(
      ({ style }) =>
        fileOf(style) !== null &&
        loaded.has(style.getPropertyValue('unicode-range').replaceAll(' ', '').split(',').join(', ')),
    );
}

async function withFile(rule: CSSFontFaceRule): Promise<string> {
  const file = fileOf(rule.style) ?? '';
  const address = new URL(file, rule.parentStyleSheet?.href ?? document.baseURI);
  return rule.cssText.replace(file, await dataUrlOf(address.href));
}

function fileOf(style: CSSStyleDeclaration): string | null {
  return /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? null;
}

async function dataUrlOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('The file was not read as text.'));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(blob);
  });
}
