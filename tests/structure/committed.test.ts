import { absolutePaths, registries, secretTexts } from './committed.ts';
import { prove } from './prove.ts';

// Planted in pieces, since this file is on the disk that the rules read.
const planted = (...pieces: string[]) => pieces.join('');
const folder = (...names: string[]) => `/${names.join('/')}`;

prove('No secrets', secretTexts, {
  offences: [
    [
      { 'server/tls.pem': planted('\n-----BEGIN RSA ', 'PRIVATE KEY-----') },
      'server/tls.pem:2 holds a secret',
    ],
    [{ '.npmrc': planted('//host/:_auth', 'Token=abc') }, '.npmrc:1 holds a secret'],
    [{ 'README.md': planted('AKIA', 'ABCDEFGH12345678') }, 'README.md:1 holds a secret'],
  ],
  innocent: [{ 'tests/support/server.ts': `const password = 'correct horse';` }],
});

prove('No path of one machine', absolutePaths, {
  offences: [
    [
      { 'scripts/a.js': `const at = '${folder('root', 'main')}';` },
      'scripts/a.js:1 names a path of one machine',
    ],
    [{ 'README.md': `See ${folder('work', 'main')}.` }, 'README.md:1 names a path of one machine'],
    [{ 'a.json': `"file://${folder('home', 'ada', 'x')}"` }, 'a.json:1 names a path of one machine'],
    [{ 'a.json': planted('"C:\\', 'Users\\ada"') }, 'a.json:1 names a path of one machine'],
  ],
  innocent: [
    { 'web/paths.ts': `const home = '/home';\nconst list = './work/list.ts';\nconst user = '/users/{id}';` },
  ],
});

prove('No registry', registries, {
  offences: [
    [{ '.npmrc': planted('reg', 'istry=http://localhost:4873/') }, '.npmrc:1 names a registry'],
    [
      { 'package-lock.json': planted('{\n"resolved": "https://', 'registry.npmjs.org/a.tgz" }') },
      'package-lock.json:2 names a registry',
      'package-lock.json:2 says where a package comes from',
    ],
  ],
  innocent: [
    { '.npmrc': 'omit-lockfile-registry-resolved=true', 'package-lock.json': '{"integrity": "sha512-x"}' },
  ],
});
