// How much an SVG draws: an element that others refer to, by `use`, a pattern or a mask, is drawn once for each, and what
// those stand in is drawn again. A kilobyte can be millions of shapes. It only counts: anyone who draws decides what is SVG.

/** Elements that a drawing may have, each as often as it is drawn. */
export const mostDrawnElements = 20_000;
/** Readers of XML take no deeper one. */
const mostDepth = 256;

type Element = { children: Element[]; refers: string[] };

/** Whether a drawing draws more elements than the most. */
export function drawsTooMuch(svg: string): boolean {
  const root: Element = { children: [], refers: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  for (const { isEnd, isEmpty, values } of tagsOf(svg)) {
    if (isEnd) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element: Element = { children: [], refers: values.flatMap(([, value]) => referredTo(value)) };
    (open.at(-1) ?? root).children.push(element);
    for (const [name, value] of values) if (name === 'id' && !byId.has(value)) byId.set(value, element);
    if (!isEmpty && open.push(element) > mostDepth) return true;
  }
  const counted = new Map<Element, number>();
  const count = (element: Element, depth: number): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    if (depth > 2 * mostDepth) return Infinity;
    // Anyone who refers to it from within draws nothing: no drawing is endless.
    counted.set(element, 0);
    let sum = 1;
    for (const part of [...element.children, ...element.refers.flatMap((id) => byId.get(id) ?? [])])
      sum += count(part, depth + 1);
    counted.set(element, sum);
    return sum;
  };
  return count(root, 0) > mostDrawnElements;
}

type Tag = { isEnd: boolean; isEmpty: boolean; values: [name: string, value: string][] };

/** Scanned by hand, each sign once. */
function* tagsOf(svg: string): Generator<Tag> {
  let at = svg.indexOf('<');
  while (at !== -1) {
    const skipped = others.find(([begin]) => svg.startsWith(begin, at));
    if (skipped === undefined) {
      const { end, values } = attributesOf(svg, at + 1);
      yield { isEnd: svg[at + 1] === '/', isEmpty: svg[end - 1] === '/', values };
      at = svg.indexOf('<', end);
    } else {
      const end = svg.indexOf(skipped[1], at + skipped[0].length);
      at = end === -1 ? -1 : svg.indexOf('<', end);
    }
  }
}

/** What is no tag, by its beginning and end. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** The attributes of the tag whose name begins at `from`, and the place of its end. */
function attributesOf(svg: string, from: number): { end: number; values: Tag['values'] } {
  const values: Tag['values'] = [];
  let word = from;
  let at = from;
  for (; at < svg.length && svg[at] !== '>'; at += 1) {
    const sign = svg[at] ?? '';
    if (sign !== '"' && sign !== "'") continue;
    const end = svg.indexOf(sign, at + 1);
    if (end === -1) return { end: svg.length, values };
    // Behind the name of the tag, or the value before.
    const name = svg.slice(word, at).replace('=', ' ').trim().split(/\s+/).at(-1) ?? '';
    values.push([name, svg.slice(at + 1, end)]);
    at = end;
    word = end + 1;
  }
  return { end: at, values };
}

/** The ids in `#a` and `url(#a)`. */
function referredTo(value: string): string[] {
  if (value.trimStart().startsWith('#')) return [value.trim().slice(1)];
  return value
    .split('url(')
    .slice(1)
    .flatMap((part) => /^\s*["']?#([^)"']+)/.exec(part)?.[1]?.trim() ?? []);
}
