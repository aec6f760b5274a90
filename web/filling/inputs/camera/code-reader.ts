// Reads codes from pictures of the camera: by the platform's own reader where there is one that knows codes, else by a
// WebAssembly module, which this server serves like every other file of the console.
import { codeText, type SeenCode } from '#core/filling/scanned-code.ts';
import readerModule from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The text of the first code in a picture; null where there is none. */
export type ReadCode = (picture: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(picture: HTMLVideoElement): Promise<readonly SeenCode[]> };
type DetectorClass = (new () => Detector) & { getSupportedFormats(): Promise<readonly string[]> };

/** Loads a reader. Rejects where its module cannot be loaded. */
export async function loadCodeReader(): Promise<ReadCode> {
  const detector = (await platformDetector()) ?? (await moduleDetector());
  return async (picture) => {
    const [seen] = await detector.detect(picture);
    return seen === undefined ? null : codeText(seen);
  };
}

/** Where the service worker, which looks into every cache, finds the module. */
const cacheName = 'formdeck.code-reader';

/**
 * Saves what reading needs on this device, for when there is no network. Not left to the service worker: it may not be in
 * charge of this page yet.
 */
export async function keepCodeReader(): Promise<void> {
  if ((await platformDetector()) !== null) return;
  // Only pages on https and of this machine have caches.
  if (typeof caches === 'undefined') return void (await fetch(readerModule));
  const cache = await caches.open(cacheName);
  if ((await cache.match(readerModule)) !== undefined) return;
  await cache.add(readerModule);
  const own = new URL(readerModule, location.href).href;
  for (const earlier of await cache.keys()) if (earlier.url !== own) await cache.delete(earlier);
}

async function platformDetector(): Promise<Detector | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the platform do not know it
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  // Some have the interface, and no code that they can read.
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector() : null;
}

async function moduleDetector(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, from: string) => (path.endsWith('.wasm') ? readerModule : from + path),
    },
    fireImmediately: true,
  });
  return new BarcodeDetector();
}
