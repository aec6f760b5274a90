// What a picture looks like, for those that a page makes.
import type { Page } from 'playwright-core';

/** How much of a picture is light, and how much dark, worked out in the page. */
export function shadesOf(page: Page, picture: Buffer): Promise<{ light: number; dark: number }> {
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const greens = data.filter((_, index) => index % 4 === 1);
    const share = (is) => greens.filter(is).length / greens.length;
    return { light: share((green) => green > 200), dark: share((green) => green < 100) };
  })()`);
}
