// Names for an XLSForm: what titles and options are called in its columns, where there may be no spaces.

/** Names that ODK keeps for itself. */
const reserved = ['meta', 'instanceid', 'instancename', 'name', 'parent'];
const longest = 40;

/** Gives a name to each title, no name twice: `Cost Total $` is `cost_total`. */
export function nameMaker(): (title: string) => string {
  const used = new Set(reserved);
  return (title) => {
    const base = plainName(title);
    let name = base;
    for (let count = 2; used.has(name); count += 1) name = `${base}_${count}`;
    used.add(name);
    return name;
  };
}

/** Names of choices by their values. A value that can be a name is one. */
export function choiceNames(values: readonly string[]): Map<string, string> {
  const isName = (value: string) => /^[^\s'"]+$/.test(value);
  const used = new Set(values.filter(isName));
  return new Map(
    values.map((value) => {
      if (isName(value)) return [value, value];
      const base = plainName(value);
      let name = base;
      for (let count = 2; used.has(name); count += 1) name = `${base}_${count}`;
      used.add(name);
      return [value, name];
    }),
  );
}

function plainName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longest)
    .replaceAll(/^_+|_+$/g, '');
  if (words === '') return 'question';
  return /^[a-z]/.test(words) ? words : `q_${words}`;
}
