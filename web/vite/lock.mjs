// Takes out of package-lock.json what npm writes there besides packages: links to sponsors and notices, with host names.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.deprecated;
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
