// `npm run drill [NAME ...]`: the failure trials that take longer than a test may. Servers, databases and machines "fail"
// while clients send rows and photos; whatever was acknowledged must be there afterwards, once. Not on a machine whose
// data matters: it kills processes that it has started, and as root it mounts file systems below the temporary folder.
import { spawnSync } from 'node:child_process';
import { copyFileSync, chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.js';
import {
  asRoot,
  cleared,
  load,
  pause,
  plainFolder,
  ready,
  send,
  startServer,
  unmount,
  verify,
  withServer,
} from './drill-world.js';
import { install } from './install.js';

const rounds = Number(process.env.DRILL_ROUNDS ?? 5);

/** By name; each resolves to what it has seen, or to why it was skipped. Throws where something was lost. */
const trials = {
  'kill-server': () => withServer(plainFolder(), (server) => killed(server, () => server.kill())),
  'kill-database': () => withServer(plainFolder(), (server) => killed(server, () => killDatabase(server))),
  'power-cut': () => powerCut(),
  'full-disk': () => fullDisk(),
  'three-servers': () => withServer(plainFolder(), threeServers),
};

const given = process.argv.slice(2);
const unknown = given.filter((name) => !(name in trials));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no trial ${unknown.join(', ')}. There are: ${Object.keys(trials).join(', ')}\n`,
  );
  process.exit(2);
}
install();
build();
let failed = 0;
for (const [name, trial] of Object.entries(trials)) {
  if (given.length > 0 && !given.includes(name)) continue;
  try {
    process.stdout.write(`${name}: ${await trial()}\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`${name}: FAILED: ${error.stack}\n`);
  }
}
process.exit(failed > 0 ? 1 : 0);

/** Fails `rounds` times under load. */
async function killed(server, fail) {
  for (let round = 0; round < rounds; round += 1) {
    const stop = load(server.form, [server.origin]);
    await pause(1_500);
    await fail();
    await server.start();
    await pause(500);
    await stop();
  }
  return verify(server.form, server.origin);
}

async function killDatabase({ dataFolder, origin }) {
  process.kill(
    Number.parseInt(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
  await ready(origin);
}

/** A disk whose power is cut: what its file holds at that moment is what the system had written to it. */
async function powerCut() {
  const folder = plainFolder();
  const [disk, copy] = [join(folder, 'disk'), join(folder, 'copy')];
  if (!asRoot('truncate', '-s', '1500M', disk) || !asRoot('mkfs.ext4', '-q', '-F', disk))
    return cleared(folder, 'skipped: no mkfs.ext4');
  const at = join(folder, 'mounted');
  mkdirSync(at);
  if (!asRoot('mount', '-o', 'loop', disk, at))
    return cleared(folder, 'skipped: a loop device needs root and the right to mount');
  chmodSync(at, 0o755);
  let form;
  try {
    const said = await withServer(
      at,
      async (server) => {
        ({ form } = server);
        // A quiet server: nothing else makes the system write.
        for (let count = 0; count < 10; count += 1) await send(form, server.origin, count);
        copyFileSync(disk, copy);
        return 'cut';
      },
      { keepFolder: true },
    );
    if (said !== 'cut') throw new Error(said);
    await unmount(at);
    if (!asRoot('mount', '-o', 'loop', copy, at)) throw new Error('the disk cannot be mounted after the cut');
    return await withServer(at, (server) => verify(form, server.origin), { keepFolder: true, isMade: true });
  } finally {
    await unmount(at);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fullDisk() {
  const folder = plainFolder();
  const at = join(folder, 'mounted');
  mkdirSync(at);
  if (!asRoot('mount', '-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', at))
    return cleared(folder, 'skipped: a tmpfs needs root and the right to mount');
  try {
    return await withServer(
      at,
      async (server) => {
        for (let count = 0; count < 5; count += 1) await send(server.form, server.origin, count);
        const filler = join(at, 'filler');
        spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
        let refused = 0;
        for (let count = 0; count < 10; count += 1)
          refused += (await send(server.form, server.origin, count)) ? 0 : 1;
        rmSync(filler);
        await server.kill();
        await server.start();
        for (let count = 0; count < 5; count += 1) await send(server.form, server.origin, count);
        return `${await verify(server.form, server.origin)}; ${refused} refused while the disk was full`;
      },
      { keepFolder: true },
    );
  } finally {
    await unmount(at);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two more servers on the database and the files of the first; they are killed in turn. */
async function threeServers(first) {
  const socket = join(first.dataFolder, 'socket');
  const url = `postgres://formdeck@localhost/formdeck_ca?host=${encodeURIComponent(socket)}`;
  const others = [];
  for (let count = 0; count < 2; count += 1) {
    const dataFolder = plainFolder();
    symlinkSync(join(first.dataFolder, 'ca'), join(dataFolder, 'ca'));
    others.push(await startServer(dataFolder, { DATABASE_URL: url }));
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const stop = load(first.form, [first.origin, ...others.map(({ origin }) => origin)]);
      await pause(1_000);
      const victim = others[round % others.length];
      await victim.kill();
      await victim.start();
      await pause(500);
      await stop();
    }
    return await verify(first.form, first.origin);
  } finally {
    for (const { kill, dataFolder } of others) {
      await kill();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }
}
