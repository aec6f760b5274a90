// What stays English in a pseudo-language, and why.
const known = [
  // Words of the demo's data that messages say as well.
  'Operator|Photo|Size|Large|Small|None|Unknown|Yes|No|Time|manager|answers changed',
  'is reported to the operator the same day Photograph it before anybody cleans it',
  // Columns and values in the file of a measuring device, which the demo's recipe reads.
  'FE|Fe|NFE|Non Fe|OK|METAL|Pass|Reject|Stainless|Signal|Threshold|Total|Line|Date',
  // Keys of a keyboard, and kinds of codes as the specification names them.
  'Delete|Escape|Insert|Space|INCREMENT|CATALOG|STATIC VALUE',
  // The log of what was done reads the same to everybody.
  'manager approved a entry of the form|manager rejected an entry of the form|reviewer approved an entry of the form',
  'admin imported|manager imported|into the form|signed in from',
  // What a server has written down for all of a job's people.
  'It did not run when it was expected',
]
  .flatMap((texts) => texts.split('|'))
  .map((text) => ` ${text} `);

/** A part of a text is, too: what is a value depends on what the page has read. */
export const isKnown = (part: string) => known.some((text) => text.includes(` ${part} `));
