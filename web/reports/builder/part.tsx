// A part of the builder's page: a heading with what is below it.
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

export type PartProps = {
  title: string;
  text?: ReactNode;
  /** What issues of the whole part lead to. */
  path?: string;
  children: ReactNode;
};

export function Part({ title, text, path, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${classes.part}`} data-path={path} tabIndex={-1}>
      <h2 id={id} className="m-0 text-17 weight-640 leading-135">
        {title}
      </h2>
      {text !== undefined && <p className="m-0 mt-2 mb-10 faint text-xs">{text}</p>}
      {children}
    </section>
  );
}
