// How builds hold messages: parsed, so that no face carries a parser, and without what is said to translators.
import formatjs from '@formatjs/unplugin/vite';

/** For the plugins of a build. Line breaks of a message are its own. */
export const messages = () => formatjs({ ast: true, flatten: false, preserveWhitespace: true });

/** For the aliases of a build: what has only parsed messages needs no parser. */
export const withoutParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};
