import { prove } from './prove.ts';
import { emptyButtons, replacedWords, titleCase } from './wording.ts';

const texts = (id: string, pattern: string) => ({
  'web/pins/texts.ts': `import { defineMessages } from '#core/messages/message.ts';
export const m = defineMessages({ one: { id: '${id}', defaultMessage: ${JSON.stringify(pattern)} } });`,
});
const place = 'web/pins/texts.ts:2';

prove('Messages say one word for one thing', replacedWords, {
  offences: [
    [texts('pins.one', 'Add a launch alert'), `${place}: pins.one says launch alert: say follow-up form`],
    [
      texts('pins.one', '{kind, select, alert {Alert} other {ContextAlert}}'),
      `${place}: pins.one says ContextAlert: say follow-up form`,
    ],
    [
      texts('pins.one', 'Submit your answers'),
      `${place}: pins.one says Submit: say send, or what the button does`,
    ],
    [
      texts('pins.one', '{rows, plural, one {# row} other {# rows}} deleted'),
      `${place}: pins.one says rows: say entry`,
    ],
    [texts('pins.one', 'Log out first.'), `${place}: pins.one says Log out: say sign in or sign out`],
    [texts('pins.one', 'Check your email'), `${place}: pins.one says email: say e-mail`],
    [
      texts('pins.one', 'The colours of the menu'),
      `${place}: pins.one says colour: say the American spelling, as catalog is specified`,
    ],
  ],
  innocent: [
    // Quoted, with its words before and behind it, or named with the messages that say it.
    texts('pins.one', 'There was an error while submitting your review. Please try again.'),
    texts('shell.web.logout', 'Logout'),
    texts('imports.one', 'Row 3 of the file'),
    // Names of commands, options and values.
    texts('pins.one', 'Sign in with `formdeck login`, or give --email to {email}.'),
    texts('shell.web.search', 'log out sign off leave'),
  ],
});

prove('Labels are in sentence case', titleCase, {
  offences: [
    [
      texts('pins.one', 'Pin Every Widget'),
      `${place}: pins.one has "Pin Every Widget" in title case: only its first word has a capital`,
    ],
    [
      texts('pins.one', 'To stop it, choose Stop Every Pin in its menu.'),
      `${place}: pins.one has "Stop Every" in title case: only its first word has a capital`,
    ],
  ],
  innocent: [
    texts('pins.one', 'Choose View Data in the menu.'),
    texts('pins.one', 'Export Data'),
    texts('pins.one', 'Open Formdeck'),
    texts('pins.one', 'It was pinned. Choose Pin in the menu of a widget.'),
    texts('format.dutchNetherlands', 'Dutch (Netherlands)'),
  ],
});

prove('A button says what it does', emptyButtons, {
  offences: [[texts('pins.one', 'Confirm'), `${place}: pins.one says "Confirm": name what comes of it`]],
  innocent: [texts('pins.one', 'Delete 3 entries'), texts('codes.web.submit', 'Submit')],
});
