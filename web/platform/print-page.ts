// Prints a page that is not the one on the screen.

/** Opens the browser's print dialog for an HTML file, in a frame that nobody sees. */
export async function printPage(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `hidden`: some browsers print nothing of a frame without a size.
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '1px', height: '1px' });
  Object.assign(frame.style, { border: '0', opacity: '0', pointerEvents: 'none' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const { contentWindow, contentDocument } = frame;
  if (contentWindow === null || contentDocument === null) return;
  // The dialog shows what is drawn: photos have to be read first.
  await Promise.all(Array.from(contentDocument.images, (image) => image.decode().catch(() => undefined)));
  contentWindow.addEventListener('afterprint', () => setTimeout(() => frame.remove(), 1_000));
  contentWindow.focus();
  contentWindow.print();
}
