// The example forms that come with the browser app as static files (spec 3, section 7, "Static fetches"): listing,
// reading and searching them. The files are in web/public/examples/.
import * as z from 'zod/mini';
import { AppError } from '#core/errors.ts';
import { errorOf, type Http } from '#core/http.ts';
import type { Run } from '#core/send.ts';
import { type FormInput, formInput } from './schema.ts';

export type ExampleForm = {
  /** File name in the category's folder, for example `toolbox-talk.json`. */
  file: string;
  form: FormInput;
};
export type ExampleCategory = {
  /** Folder, for example `safety`. */
  path: string;
  /** Display name. */
  category: string;
  forms: readonly ExampleForm[];
};
/** Where the files are: the origin that serves the browser app. */
export type ExamplesSource = { http: Pick<Http, 'raw'>; origin: string };

export const exampleCategories = z.array(z.object({ path: z.string(), category: z.string() }));
export const exampleFiles = z.array(z.string());

/** All categories with all their forms. They only change with a release, so they are read once. */
export const examplesQuery = (source: ExamplesSource) => ({
  queryKey: ['form-examples', 'all'] as const,
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }: Run): Promise<ExampleCategory[]> {
    const categories = await readFile(source, exampleCategories, ['index.json'], signal);
    return Promise.all(
      categories.map(async ({ path, category }) => {
        const files = await readFile(source, exampleFiles, [path, 'index.json'], signal);
        const forms = files.map(async (file) => ({
          file,
          form: await readFile(source, formInput, [path, file], signal),
        }));
        return { path, category, forms: await Promise.all(forms) };
      }),
    );
  },
});

/** One form by its category's folder and its file. Throws `not-found` if there is none. */
export const exampleQuery = (source: ExamplesSource, path: string, file: string) => ({
  queryKey: ['form-examples', 'one', path, file] as const,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: Run) => readFile(source, formInput, [path, file], signal),
});

/**
 * The forms that contain every word of the filter in their name, description or questions; categories without any are
 * left out.
 */
export function findExamples(categories: readonly ExampleCategory[], filter: string): ExampleCategory[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return categories
    .map((category) => ({
      ...category,
      forms: category.forms.filter(({ form }) => {
        const text = wordsOf(category, form);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ forms }) => forms.length > 0);
}

function wordsOf({ category }: ExampleCategory, form: FormInput): string {
  const { name, description, contextQuestions, questions } = form;
  const titles = [...contextQuestions, ...questions].map(({ text }) => text);
  return [category, name, description ?? '', ...titles].join('\n').toLowerCase();
}

async function readFile<T extends z.ZodMiniType>(
  { http, origin }: ExamplesSource,
  shape: T,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<z.output<T>> {
  const path = ['examples', ...names].map((name) => `/${encodeURIComponent(name)}`).join('');
  const response = await http.raw({ server: origin }, 'GET', path, { signal });
  if (!response.ok) throw await errorOf(response);
  try {
    return shape.parse(await response.json());
  } catch (cause) {
    if (signal?.aborted) throw new AppError('cancelled', undefined, { cause });
    throw new AppError('unexpected', undefined, { cause });
  }
}
