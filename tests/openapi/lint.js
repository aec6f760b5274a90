// Says what Redocly's recommended rules find in a description: `node lint.js description.json`, a finding a line.
import { createConfig, lint } from '@redocly/openapi-core';

const [path] = process.argv.slice(2);
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The specification's addresses end in a slash here and there, and have to.
    'no-path-trailing-slash': 'off',
    // A licence is the product's and not the API's, and each company has its own address.
    'info-license': 'off',
    'no-server-example.com': 'off',
    // The contract's /report/designs/{id} is beside its /report/{id}/publish. An id is a UUID, and "designs" is none.
    'no-ambiguous-paths': 'off',
  },
});
const findings = await lint({ ref: path, config });
for (const { ruleId, message, location } of findings) {
  process.stdout.write(`${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join(', ')})\n`);
}
