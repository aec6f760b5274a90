// What stays English in a pseudo-language though it is no message.
const known = [''].map((text) => ` ${text} `);

/** A part of a text is, too: what is a value depends on what the page has read. */
export const isKnown = (part: string) => known.some((text) => text.includes(` ${part} `));
