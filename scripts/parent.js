// Ends with the process that started this one. npm runs a script through a shell, and a shell that is told to stop ends
// without a word to what it runs: a service that stops `npm start` would leave the server behind.

/** Calls back once, when the parent has ended. Only under npm: anyone who starts a program by hand may leave it running. */
export function onParentEnd(callback, environment = process.env) {
  if (environment.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, interval);
  watch.unref();
}

/** Milliseconds. */
const interval = 500;
