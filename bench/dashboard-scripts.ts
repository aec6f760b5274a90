// What the benchmarks of dashboards run in a page. It is text: this floor knows no page's globals.

/** Scrolls the table down for two seconds; the frames a second that were drawn. */
export const scrollTable = `(async () => {
  const grid = document.querySelector('[role=grid]');
  const started = performance.now();
  let frames = 0;
  for (; performance.now() - started < 2000; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    grid.scrollBy(0, 120);
  }
  if (grid.scrollTop < 1000) throw new Error('The table did not scroll.');
  return (frames * 1000) / (performance.now() - started);
})()`;

const patience = 60_000;

/** Resolves once so many widgets show their number of answers. */
export const numbersShown = (widgets: number) => numbersChanged('', 'nothing', widgets);

/** Milliseconds. */
export type Changed = { seen: number; all: number };

/**
 * Does something; resolves to the milliseconds until so many widgets show their number of answers and none what it
 * showed before, and until those on the screen do.
 */
export const numbersChanged = (
  step: string,
  old: string,
  widgets: number,
) => `new Promise((resolve, reject) => {
  const onScreen = [...document.querySelectorAll('main section')].filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const answers = (element) => element.textContent.match(/[0-9,]+ answers/g) ?? [];
  // A title that ends with a number stands before some.
  const isOld = (text) => text.endsWith('${old}');
  let seen = null;
  const started = performance.now();
  ${step};
  const look = () => {
    const shown = answers(document.body);
    const time = performance.now() - started;
    if (!onScreen.some((section) => answers(section).some(isOld))) seen ??= time;
    if (shown.length >= ${widgets} && !shown.some(isOld)) resolve({ seen: seen ?? time, all: time });
    else if (time > ${patience}) reject(new Error('The numbers did not change: ' + shown.join(' ')));
    else requestAnimationFrame(look);
  };
  look();
})`;
