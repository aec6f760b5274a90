// Every component of the kit is shown in the gallery: drawn there, or by another component of the kit that is drawn there.
import type { Rule, SourceFile } from './source-tree.ts';

const gallery = 'tests/components/gallery/';
/** Those that cannot be found so, and why. */
const others: Readonly<Record<string, string>> = {
  OfferedMessage: 'notifyDone draws it',
};

export const galleryGaps: Rule = (files) => {
  const parts = files.filter(({ path }) => path.startsWith('web/ui/') && /(?<!\.test)\.tsx$/.test(path));
  const shown = new Set(files.filter(({ path }) => path.startsWith(gallery)));
  const isDrawn = (name: string) => [...shown].some(({ text }) => new RegExp(`<${name}\\b`).test(text));
  const isShown = (part: SourceFile) => !shown.has(part) && componentsOf(part).some(isDrawn);
  for (let next = parts.find(isShown); next !== undefined; next = parts.find(isShown)) shown.add(next);
  return parts.flatMap((part) =>
    componentsOf(part)
      .filter((name) => !isDrawn(name) && !(name in others))
      .map((name) => `${part.path} exports ${name}, which the gallery does not show: add it to ${gallery}`),
  );
};

function componentsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name);
}
