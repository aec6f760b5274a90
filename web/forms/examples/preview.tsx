// The content of an example form: its questions in order, their conditions, and its alerts.
import { VisuallyHidden } from '@mantine/core';
import { BellRing } from 'lucide-react';
import { itemTypeName, type OutlineItem, outlineOf, questionCountOf } from '#core/forms/outline.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { ItemIcon } from '../item-icon.tsx';
import classes from './preview.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export function ExamplesPreview({ form }: { form: FormInput }) {
  const { setup, rows } = outlineOf(form);
  return (
    // Focusable for keyboard scrolling.
    <section
      style={{ padding: '1.25rem 1.5rem 1.5rem' }}
      aria-label={t(m.previewOf, { form: form.name })}
      tabIndex={0}
    >
      <h3 className="m-0 text-lg weight-640">{form.name}</h3>
      <p className="m-0 mt-4 soft pretty">{form.description}</p>
      <p className={`flex m-0 mt-8 faint text-xs ${classes.numbers}`}>
        <span>{t(counts.questions, { count: questionCountOf(form) })}</span>
        {form.alerts.length > 0 && <span>{t(m.alertCount, { count: form.alerts.length })}</span>}
      </p>
      {setup.length > 0 && <Part title={t(m.shownOnSetup)} items={setup} />}
      <Part title={form.multi ? t(m.askedWithEveryRow) : t(m.askedThen)} items={rows} />
      {form.alerts.length > 0 && (
        <>
          <h4 className={`faint text-xs weight-600 ${classes.part}`}>{t(m.alerts)}</h4>
          <ul className="bare-list">
            {form.alerts.map(({ id, name }) => (
              <li key={id} className="ruled flex items-start py-7 gap-10">
                <BellRing size={16} className="mt-3 faint" aria-hidden />
                <span className="min-w-0 grow break">{name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Part({ title, items }: { title: string; items: readonly OutlineItem[] }) {
  return (
    <>
      <h4 className={`faint text-xs weight-600 ${classes.part}`}>{title}</h4>
      <ul className="bare-list">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

function Item({ item: { type, text, required, when } }: { item: OutlineItem }) {
  if (type === 'HEADER') return <li className="p-0 pt-16 pb-6 weight-600">{text}</li>;
  return (
    <li className="ruled flex items-start py-7 gap-10">
      <ItemIcon type={type} className="mt-3 faint" />
      <span className="min-w-0 grow break">
        {text}
        {required && (
          <span className="danger">
            <span aria-hidden> *</span>
            <VisuallyHidden> {t(m.required)}</VisuallyHidden>
          </span>
        )}
        {when !== null && <span className="two-lines faint text-xs">{t(m.ifText, { when })}</span>}
      </span>
      <span className="rigid faint text-xs" style={{ lineHeight: 'var(--mantine-line-height-xl)' }}>
        {itemTypeName(type)}
      </span>
    </li>
  );
}
