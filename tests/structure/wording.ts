// One word for one thing, in what people read: no message has a word that the glossary for users (docs/words.md) replaced, and
// labels are in sentence case. What the specification quotes stays as it is, wherever it stands.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readChecklist, readLabels } from '#tests/spec/checklist.ts';
import { declared } from './messages.ts';
import type { Rule } from './source-tree.ts';

type Replaced = {
  word: RegExp;
  /** What is said instead. */
  instead: string;
  /** The messages that mean something else by it. */
  butIn?: RegExp;
};

/**
 * Rows of files, tables and matrices, and what programs read. Imports, transforms and files of rows speak of the rows of a file
 * until these are entries.
 */
const otherRows =
  /^reports\.(rawRows|draw\.row|server\.sheetRow)$|^(imports|transforms|mappings|filling\.rowsFiles|ui\.web\.table|forms\.(web\.)?xlsform|http)\.|^(home|notifications)\.rows(NeedFixing|LeftOut)$|^(counts\.fileRows|errors\.partlyDone|command\.cli\.partlyDoneRowsFailedOr|terminal\.cli\.rowsToOfNumberAnd|forms\.home\.web\.importsAbout)$|^rows\.cli\.(placeOfRow|fileHasNoRows|rowsOfThisFileAre|pathLeadsOut)$|^forms\.(cli\.matrix|web\.editor\.cards\.(whatMatrixIs|severalInEachRow|matrixHasNoRows|rowsAre|rowWithoutTitle|addRow|optionsOfAllRows))$|^exports\.(rows|rowId|replaceRows\w+|numberOfRowInIts|server\.rowNumber)$|^exports\.server\.images\./;
/** Columns and placeholders of files that programs read. */
const columnsOfFiles =
  /^exports\.(server\.images\.|(whoSubmittedIt|(day|time)OfSubmission|review(Date|Comment))$)|^users\.(people)?[cC]olumns/;

const replaced: readonly Replaced[] = [
  { word: /\b(launch alert|context ?alert)/i, instead: 'follow-up form' },
  { word: /\bsubmi(t|ssion)/i, instead: 'send, or what the button does', butIn: columnsOfFiles },
  { word: /\brows?\b/i, instead: 'entry', butIn: otherRows },
  { word: /\blog(s|ged|ging)?[ -]?(in|out)\b/i, instead: 'sign in or sign out' },
  { word: /\bemail/i, instead: 'e-mail', butIn: columnsOfFiles },
  {
    word: /\b(colour|grey|catalogue|centre|millimetre|metre|favour|licence)|(cancell|labell|travell)ed\b|(analy|organi|recogni|summari|minimi|customi)s(e|ing)/i,
    instead: 'the American spelling, as catalog is specified',
  },
];

/** What people type into a search to find a page or an action: any word that comes to mind. */
const searchedBy = /^(forms|reports|shell|users)\.web\.[\w.]*$/;

export const replacedWords: Rule = (files) =>
  declared(files).flatMap(({ id, pattern, place }) => {
    if (isSearched(id, pattern)) return [];
    const texts = sentencesOf(pattern).map((text) => withoutNames(id, text));
    return replaced
      .filter(({ word, butIn }) => butIn?.test(id) !== true && texts.some((text) => word.test(text)))
      .map(({ word, instead }) => `${place}: ${id} says ${texts.join(' ').match(word)?.[0]}: say ${instead}`);
  });

/** A list of words: small letters, no sign and no small word of a sentence. */
function isSearched(id: string, pattern: string): boolean {
  return (
    searchedBy.test(id) && /^[a-z]+( [a-z]+){2,}$/.test(pattern) && !/ (a|an|the|of|to|in) /.test(pattern)
  );
}

/** A button says what it does: `Delete 3 entries`, not `OK`. Those that the specification names are among its labels. */
export const emptyButtons: Rule = (files) =>
  declared(files)
    .filter(({ id, pattern }) => saysNothing.test(pattern) && withoutNames(id, pattern) !== '')
    .map(({ id, pattern, place }) => `${place}: ${id} says "${pattern}": name what comes of it`);

const saysNothing = /^(ok|okay|confirm|proceed|submit|execute)[.!]?$/i;

export const titleCase: Rule = (files) =>
  declared(files)
    .filter(({ id }) => !properNames.test(id) && !columnsOfFiles.test(id))
    .flatMap(({ id, pattern, place }) =>
      sentencesOf(pattern)
        .flatMap((text) => capitalized(withoutNames(id, text)))
        .slice(0, 1)
        .map((words) => `${place}: ${id} has "${words}" in title case: only its first word has a capital`),
    );

/** Languages and scripts, typefaces, and the names of states of HTTP. */
const properNames = /^(format|reports\.draw|reports\.server|http\.server)\.[a-z]\w*$/;
const names =
  /^(Formdeck|Excel|Avery|Android|iPhone|Toronto|United States|Earth|Reports|Yes|No|True|False|Enter|Ctrl|Control|Meta|Alt|Shift|Home|End|Escape|Tab|Question|Header|Day|Week|Month|User|Alert|Readable|Reason|Since|Next|By|Account|Cancel|Add|Canada|Device|Reviewer)\b/;

/**
 * The words of a label that begin with a capital without being its first or a name; in a sentence, such words that
 * stand side by side, since one alone may name a button.
 */
function capitalized(text: string): string[] {
  const isLabel = !/[.?!:…]\s*$/.test(text) && text.split(/\s+/).length <= 4;
  return text.split(/(?<=[.?!:…])\s+|\n+/).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter((word) => word !== '');
    const isCapital = (index: number) => {
      const word = (words[index] ?? '').replace(/^["'(+]+/, '');
      return (
        index > 0 &&
        /^[A-Z][a-z]+/.test(word) &&
        !names.test(
          words
            .slice(index)
            .join(' ')
            .replace(/^["'(+]+/, ''),
        )
      );
    };
    const index = words.findIndex((_, at) => isCapital(at) && (isLabel || isCapital(at - 1)));
    if (index === -1) return [];
    return [isLabel ? text : `${words[index - 1]} ${words[index]}`];
  });
}

/** A text without what the specification quotes, and without commands and their options. */
function withoutNames(id: string, text: string): string {
  if (labels.some(({ messages }) => messages?.includes(id) === true)) return '';
  return quotes
    .reduce((rest, quote) => rest.replaceAll(quote, '~'), text)
    .replaceAll(/`[^`]*`|\bformdeck( [a-zA-Z]+)+|--[\w-]+/g, '~');
}

const labels = readLabels();
const isTelling = (text: string) => text.includes(' ') && /[A-Za-z]{2}/.test(text);
const quotes = [...readChecklist(), ...labels.filter(({ messages }) => messages === undefined)]
  .map(({ text }) => text.replaceAll(/\{\w+\}/g, '{}'))
  .filter(isTelling)
  .toSorted((one, other) => other.length - one.length);

/** What a message may say: with each of its choices once, `{}` for its values. */
function sentencesOf(pattern: string): string[] {
  const elements = parse(pattern);
  return [...new Set(['other', ...optionsIn(elements)].map((option) => said(elements, option)))];
}

function optionsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return optionsIn(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.entries(element.options).flatMap(([name, { value }]) => [name, ...optionsIn(value)]);
  });
}

function said(elements: readonly MessageFormatElement[], option: string): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return said(element.children, option);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '{}';
      const chosen = element.options[option] ?? element.options['other'];
      return chosen === undefined ? '' : said(chosen.value, option);
    })
    .join('');
}
