// What a text looks like: an e-mail address, a phone number, or a pattern of the form's own.
import { isValidIBAN } from 'ibantools';
import { fieldError } from '#core/messages/said.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import type { RuleRecord } from './rule.ts';
import type { PatternName, RuleOf } from './schema.ts';
import { compilePattern } from './pattern-engine.ts';
import { m } from './texts.ts';

type Pattern = RuleOf<'pattern'>;
type Fits = (text: string) => boolean;

/** The names of patterns in the editor. */
export const patternLabels: Readonly<Record<PatternName, string>> = {
  email: t(m.emailName),
  phone: t(m.phoneName),
  web: t(m.webName),
  iban: t(m.ibanName),
  numberPlate: t(m.numberPlateName),
  custom: t(m.customName),
};

const emailForm =
  /^[^\s@<>(),;:"[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62})?(?:\.[a-z0-9](?:[a-z0-9-]{0,62})?){1,10}$/i;
/** Digits with what people put between them. */
const phoneForm = /^\+?[\d\s().\-/]{5,30}$/;
const plateForm = /^[\p{Lu}\d][\p{Lu}\d .-]{1,13}$/u;

const ready: Readonly<Record<Exclude<PatternName, 'custom'>, { fits: Fits; says: Wording }>> = {
  email: { fits: (text) => text.length <= 254 && emailForm.test(text), says: wording(m.email) },
  phone: { fits: isPhoneNumber, says: wording(m.phone) },
  web: { fits: isWebAddress, says: wording(m.web) },
  iban: { fits: (text) => isValidIBAN(text.replaceAll(' ', '').toUpperCase()), says: wording(m.iban) },
  numberPlate: {
    fits: (text) => plateForm.test(text.toUpperCase()) && /\d/.test(text),
    says: wording(m.numberPlate),
  },
};

export const pattern: RuleRecord<Pattern> = {
  label: t(m.pattern),
  fits: (answers) => answers.isFreeText,
  first: { kind: 'pattern', pattern: 'email' },
  issues: (rule) => {
    if (rule.pattern !== 'custom') return [];
    if ((rule.expression ?? '') === '') return [fieldError('expression', m.patternMissing)];
    return compilePattern(rule.expression ?? '') === null ? [fieldError('expression', m.patternInvalid)] : [];
  },
  sentences: (rule) => [sentence(rule)],
  compile: (rule) => {
    const fits = fitsOf(rule);
    return (values) => (values.every((value) => fits(value.trim())) ? null : sentence(rule));
  },
};

function sentence({ pattern: name, expression = '' }: Pattern): Wording {
  return name === 'custom' ? wording(m.ofPattern, { expression }) : ready[name].says;
}

function fitsOf({ pattern: name, expression = '' }: Pattern): Fits {
  if (name !== 'custom') return ready[name].fits;
  // A form with a pattern that cannot be read is refused; one that got in all the same refuses no answer.
  return compilePattern(expression) ?? (() => true);
}

function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return phoneForm.test(text) && digits >= 5 && digits <= 15;
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S/i.test(text)) return false;
  return URL.canParse(text) && new URL(text).hostname.includes('.');
}
