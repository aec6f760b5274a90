// The product with its demo companies, as `npm start` gives it, and what a test needs beside the two faces: the admin's
// commands, and a form of its own with data that no demo has.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installProduct, type Product } from '#tests/support/product.ts';

export const demoPassword = 'formdeck-demo';

/** Started, with the demo's admin signed in at the commands. */
export async function startDemo(): Promise<Product> {
  const product = await installProduct(['--demo']);
  await product.start();
  const { code, stderr } = await product.run(['login', '--username', 'admin', '--password-stdin'], {
    input: demoPassword,
  });
  if (code !== 0) throw new Error(`The admin cannot sign in: ${stderr}`);
  return product;
}

/** Somebody's password is set by the admin: their sessions end. */
export async function setPassword(
  product: Product,
  userName: string,
  change: { mustChangePassword?: boolean } = {},
): Promise<void> {
  const users = await product.json<{ id: string; userName: string }[]>(['users', 'list']);
  const id = users.find((user) => user.userName === userName)?.id ?? '';
  const body = JSON.stringify({ password: demoPassword, ...change });
  await product.json(['api', 'PUT', `/user/${id}`, '--body', body]);
}

export type FormInput = {
  name: string;
  questions: { text: string; type: string; required?: boolean; options?: string[] }[];
};

/** Makes a form and publishes it; gives its id. */
export async function publishForm(product: Product, form: FormInput): Promise<string> {
  const file = join(product.folder, 'form.json');
  writeFileSync(file, JSON.stringify(form));
  const { id } = await product.json<{ id: string }>(['forms', 'create', '--file', file]);
  await product.json(['forms', 'publish', id]);
  return id;
}

/** Writes a file into the product's folder; gives its path. */
export function writeFile(product: Product, name: string, content: string): string {
  const path = join(product.folder, name);
  writeFileSync(path, content);
  return path;
}
