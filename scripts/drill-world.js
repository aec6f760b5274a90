// The world of `npm run drill`: servers that can be killed, clients that send, and a look at what is there afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, nodeProgram, root } from './install.js';

const clients = 6;
const password = 'a good password';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clients that send until they are told to stop. What is not answered they send again under the same ids. */
export function load(form, origins) {
  let going = true;
  const running = Array.from({ length: clients }, async (_, client) => {
    for (let count = 0; going; count += 1)
      await send(form, origins[(client + count) % origins.length], count, () => going);
  });
  return async () => {
    going = false;
    await Promise.all(running);
  };
}

/** Sends a photo and a row with it, under ids of the client's own. True: both were acknowledged. */
export async function send(form, origin, count, again = () => false) {
  const [imageId, rowId] = [randomUUID(), randomUUID()];
  const bytes = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(imageId),
    Buffer.alloc(5_000, count % 256),
  ]);
  const post = async (path, type, body) => {
    for (;;) {
      const reply = await call(form, origin, path, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      }).catch(() => null);
      if (reply?.ok) return true;
      if (reply !== null && reply.status < 500 && reply.status !== 429)
        throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      if (!again()) return false;
      await pause(200);
    }
  };
  form.unsure.add(rowId);
  if (!(await post(`/image/${imageId}`, 'image/jpeg', bytes))) return false;
  form.images.set(imageId, bytes);
  const answers = [
    { questionId: form.place, value: rowId },
    { questionId: form.photo, value: imageId },
  ];
  if (!(await post(`/sheet/${form.sheetId}/row`, 'application/json', JSON.stringify({ id: rowId, answers }))))
    return false;
  form.rows.add(rowId);
  return true;
}

/** Every acknowledged row is there once, and nothing that nobody sent; every acknowledged photo with its bytes. */
export async function verify(form, origin) {
  const found = new Map();
  for (let page = 0; ; page += 1) {
    const { content } = await (
      await call(form, origin, `/sheet/${form.sheetId}/row?page=${page}&size=500`)
    ).json();
    for (const { id } of content) found.set(id, (found.get(id) ?? 0) + 1);
    if (content.length < 500) break;
  }
  const lost = [...form.rows].filter((id) => !found.has(id)).length;
  const strange = [...found].filter(([id, times]) => times > 1 || !form.unsure.has(id)).length;
  let lostImages = 0;
  for (const [id, bytes] of form.images) {
    const reply = await call(form, origin, `/image/${id}.jpg`);
    if (!reply.ok || !Buffer.from(await reply.arrayBuffer()).equals(bytes)) lostImages += 1;
  }
  const said = `${form.rows.size} rows and ${form.images.size} photos acknowledged, lost ${lost} and ${lostImages}, twice or strange ${strange}`;
  if (lost + lostImages + strange > 0) throw new Error(said);
  return said;
}

function call(form, origin, path, init = {}) {
  const signal = AbortSignal.timeout(30_000);
  return fetch(origin + path, {
    ...init,
    signal,
    headers: { ...init.headers, authorization: `Bearer ${form.token}` },
  });
}

/** Runs a trial with a server on a folder, which has a company with a form and a sheet. */
export async function withServer(folder, trial, { keepFolder = false, isMade = false } = {}) {
  const server = await startServer(join(folder, 'data'), {});
  try {
    return await trial(isMade ? server : { ...server, form: await makeForm(server) });
  } finally {
    await server.kill();
    if (!keepFolder) rmSync(folder, { recursive: true, force: true });
  }
}

export async function startServer(dataFolder, extra) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...environment(),
    DATABASE_URL: '',
    FORMDECK_DATA: dataFolder,
    FORMDECK_REGION: 'ca',
    ...extra,
  };
  let child;
  const start = async () => {
    if (child?.exitCode === null && child.signalCode === null) return ready(origin);
    const args = [
      'serve',
      '--region',
      'ca',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--log-level',
      'silent',
    ];
    child = spawn(nodeProgram(), [join(root, 'bin', 'formdeck.js'), ...args], { env, stdio: 'ignore' });
    return ready(origin);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return { dataFolder, origin, env, start, kill };
}

export async function ready(origin) {
  const until = Date.now() + 120_000;
  while (
    !(await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`${origin} did not come back`);
    await pause(100);
  }
}

async function makeForm({ origin, env }) {
  const args = [
    'company',
    'create',
    '--name',
    'Drill',
    '--username',
    'admin',
    '--email',
    'admin@example.com',
    '--password-stdin',
  ];
  const made = spawnSync(nodeProgram(), [join(root, 'bin', 'formdeck.js'), ...args], {
    env,
    input: `${password}\n`,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const post = async (form, path, body) => {
    const reply = await call(form, origin, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  };
  const { token } = await post({}, '/authenticate', { username: 'admin', password });
  const [place, photo] = [randomUUID(), randomUUID()];
  const question = (id, text, type) => ({
    id,
    text,
    type,
    order: 0,
    context: false,
    required: type === 'TEXT',
    questionMeta: [],
    questionOptions: [],
  });
  const questions = [question(place, 'Place', 'TEXT'), question(photo, 'Photo', 'IMAGE')];
  const { id } = await post({ token }, '/template', { name: 'Drill', questions });
  const published = await call({ token }, origin, `/template/${id}/publish`, { method: 'PUT' });
  if (!published.ok) throw new Error(`publish: ${published.status} ${await published.text()}`);
  const sheet = await post({ token }, `/template/${id}/sheet`, { name: 'Drill' });
  return { token, place, photo, sheetId: sheet.id, rows: new Set(), images: new Map(), unsure: new Set() };
}

/** A folder that the account of the database can reach as well. */
export function plainFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-drill-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function cleared(folder, said) {
  rmSync(folder, { recursive: true, force: true });
  return said;
}

/** A database that lost its server takes a moment to end. */
export async function unmount(at) {
  const until = Date.now() + 60_000;
  while (spawnSync('mountpoint', ['-q', at]).status === 0 && !asRoot('umount', at)) {
    if (Date.now() > until) throw new Error(`${at} cannot be unmounted`);
    await pause(300);
  }
}

export function asRoot(program, ...args) {
  return process.platform === 'linux' && spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
