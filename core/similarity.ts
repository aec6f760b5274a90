// Similarity of short texts: by words, by pairs of neighbouring words, and by pairs of letters, which tolerate typos.
// Each text is analysed once, so that comparing all with all is cheap.

/**
 * The similarity of every left text to every right one: rows by left, columns by right, 0 (nothing in common) to 1 (the
 * same words in the same order). Case is ignored.
 */
export function similarities(lefts: readonly string[], rights: readonly string[]): number[][] {
  const intern = numbering();
  const rightFeatures = rights.map((text) => featuresOf(text, intern));
  return lefts.map((text) => {
    const left = featuresOf(text, intern);
    return rightFeatures.map((right) => similarity(left, right));
  });
}

/** The features of a text: sorted numbers for its parts, and its numerals. */
type Features = Record<Kind, Int32Array> & { numerals: string };
type Kind = 'words' | 'wordPairs' | 'letterPairs';
type Intern = (feature: string) => number;

const kinds: readonly Kind[] = ['words', 'wordPairs', 'letterPairs'];
const weights: Readonly<Record<Kind, number>> = { words: 1, wordPairs: 1, letterPairs: 2 };

function similarity(left: Features, right: Features): number {
  // "Sensor 1" and "Sensor 2" differ in one letter, but are never the same.
  if (left.numerals !== '' && right.numerals !== '' && left.numerals !== right.numerals) return 0;
  let score = 0;
  let weight = 0;
  for (const kind of kinds) {
    const size = left[kind].length + right[kind].length;
    if (size === 0) continue;
    score += (weights[kind] * 2 * shared(left[kind], right[kind])) / size;
    weight += weights[kind];
  }
  return weight === 0 ? 0 : score / weight;
}

function featuresOf(text: string, intern: Intern): Features {
  const words = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  // Marks at both ends give the first and last letter more weight: "weight" is not "height".
  const letters = words.length === 0 ? [] : ['\t', ...Array.from(words.join('')), '\t'];
  return {
    words: sorted(words.map(intern)),
    // The order within a pair is ignored: "Name, last" is "Last name".
    wordPairs: sorted(pairs(words).map(([one, two]) => intern([one, two].toSorted().join('  ')))),
    letterPairs: sorted(pairs(letters).map(([one, two]) => intern(`${one}\n${two}`))),
    numerals: (text.match(/\p{N}+/gu) ?? []).toSorted().join(' '),
  };
}

function pairs(items: readonly string[]): [string, string][] {
  return items.slice(1).map((item, index) => [items[index] ?? '', item]);
}

function sorted(numbers: readonly number[]): Int32Array {
  return Int32Array.from(new Set(numbers)).sort();
}

function shared(left: Int32Array, right: Int32Array): number {
  let count = 0;
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const difference = (left[i] ?? 0) - (right[j] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return count;
}

function numbering(): Intern {
  const numbers = new Map<string, number>();
  return (feature) => {
    const known = numbers.get(feature);
    if (known !== undefined) return known;
    numbers.set(feature, numbers.size);
    return numbers.size - 1;
  };
}
