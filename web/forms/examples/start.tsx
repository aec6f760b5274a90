// Shown while a company has no forms: how to start, and the example forms by category.
import { Link } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import type { ExampleCategory, ExampleForm } from '#core/forms/examples.ts';
import { questionCountOf } from '#core/forms/outline.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { exampleFormPath } from '../editor-paths.ts';
import { ExamplesIcon } from './icon.tsx';
import { useExamples } from './use-examples.ts';
import classes from './start.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export function ExamplesStart() {
  const query = useExamples();
  return (
    <>
      <div style={{ marginBlock: '-1.5rem -1rem' }}>
        <EmptyState
          icon={<FilePlus2 size={22} />}
          title={t(m.selectNewFormOrChoose)}
          text={t(m.youCanChangeEverythingBefore)}
        />
      </div>
      <Loaded query={query} failed={t(m.templatesCouldNotBeLoaded)}>
        {(categories) =>
          categories.map((category) => <CategorySection key={category.path} category={category} />)
        }
      </Loaded>
    </>
  );
}

function CategorySection({ category: { path, category, forms } }: { category: ExampleCategory }) {
  const headingId = `examples-${path}`;
  return (
    <section style={{ marginTop: '2rem' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={`row m-0 mb-12 text-md weight-600 gap-8 ${classes.heading}`}>
        <ExamplesIcon path={path} />
        {category}
      </h2>
      <ul
        className="grid bare-list gap-12"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}
      >
        {forms.map((example) => (
          <ExampleCard key={example.file} path={path} example={example} />
        ))}
      </ul>
    </section>
  );
}

function ExampleCard({ path, example: { file, form } }: { path: string; example: ExampleForm }) {
  return (
    <li className={`relative stack py-16 px-18 card ${classes.card}`}>
      <h3 className="m-0 text-sm weight-600">
        {/* The whole card is clickable. */}
        <Link
          to={exampleFormPath(path, file)}
          className={`ink undecorated focus-outline-none ${classes.link}`}
        >
          {form.name}
        </Link>
      </h3>
      <p className="grow m-0 mt-4 mb-12 soft text-sm">{form.description}</p>
      <p className={`flex m-0 faint text-xs ${classes.numbers}`}>
        <span>{t(counts.questions, { count: questionCountOf(form) })}</span>
        {form.alerts.length > 0 && <span>{t(m.alertCount, { count: form.alerts.length })}</span>}
      </p>
    </li>
  );
}
