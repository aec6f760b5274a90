// Reads codes from camera frames: with the platform's own reader if it supports any format, otherwise with a WebAssembly
// module, served like every other file of the console.
import { codeText, type SeenCode } from '#core/filling/scanned-code.ts';
import readerModule from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The text of the first code in a frame; null if there is none. */
export type ReadCode = (picture: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(picture: HTMLVideoElement): Promise<readonly SeenCode[]> };
type DetectorClass = (new () => Detector) & { getSupportedFormats(): Promise<readonly string[]> };

/** Loads a reader. Rejects if its module cannot be loaded. */
export async function loadCodeReader(): Promise<ReadCode> {
  const detector = (await platformDetector()) ?? (await moduleDetector());
  return async (picture) => {
    const [seen] = await detector.detect(picture);
    return seen === undefined ? null : codeText(seen);
  };
}

/** The service worker searches every cache, so it finds the module here. */
const cacheName = 'formdeck.code-reader';

/**
 * Stores what reading needs on this device, for offline use. The service worker is not used for it: it may not control
 * this page yet.
 */
export async function keepCodeReader(): Promise<void> {
  if ((await platformDetector()) !== null) return;
  // Caches only exist on https and localhost.
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
  // Some browsers have the interface without any supported format.
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
