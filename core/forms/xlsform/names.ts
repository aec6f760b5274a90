// Names for titles and options in an XLSForm, which allows no spaces in them.

/** Names that ODK reserves. */
const reserved = ['meta', 'instanceid', 'instancename', 'name', 'parent'];
const longest = 40;

/** Makes a unique name for each title: `Cost Total $` becomes `cost_total`. */
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

/** Names of choices by value. A value that is a valid name is used unchanged. */
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
    .replaceAll(/^_|_$/g, '');
  if (words === '') return 'question';
  return /^[a-z]/.test(words) ? words : `q_${words}`;
}
