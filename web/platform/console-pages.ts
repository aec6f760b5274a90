// Which addresses are pages of the console. Any other page is the server's own, such as the description of its calls.
const pages =
  /^\/(account|admin|exports|fill|forms|sheet|transforms|users|privacy|forgotPassword|resetPassword)?(\/|$)/;

/** Whether there may be a page of the console at a path. */
export function isConsolePage(path: string): boolean {
  return pages.test(path);
}
