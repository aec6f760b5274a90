// Set up for each file of tests, since files of one project share their modules: none sees the formats that another chose.
import { followFormat, setFormatPreferences, setSystemLocale } from '#core/format/current.ts';
import { isoLocale } from '#core/format/locales.ts';
import { noPreferences } from '#core/format/preferences.ts';

followFormat(null);
setSystemLocale(isoLocale);
setFormatPreferences(noPreferences);
