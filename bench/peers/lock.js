// Takes out of package-lock.json what npm writes there besides packages: links to sponsors and notices, with host names.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const file = path.join(__dirname, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.deprecated;
}
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
