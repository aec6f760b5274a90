// Which paths are pages of the console. Other pages are the server's own, such as the API description.
const pages =
  /^\/(account|admin|catalog|codes|exports|fill|forms|help|reminders|reports|sheet|transforms|users|privacy|forgotPassword|resetPassword)?(\/|$)/;

/** Whether a path may be a page of the console. */
export function isConsolePage(path: string): boolean {
  return pages.test(path);
}
