// Before npm links the command on Windows: there it reads the first line of formdeck.js, and sh is not what to start.
import { readFileSync, writeFileSync } from 'node:fs';

if (process.platform === 'win32') {
  const file = new URL('formdeck.js', import.meta.url);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^#!.*/, '#!/usr/bin/env node'));
}
