// Folds without a pause until it is killed: `test-fold-process.ts URL`. Says so once it has begun.
import { createDatabase } from '../../../database/create-database.ts';
import { createPool } from '../../../database/create-pool.ts';
import { foldChanges } from './fold-changes.ts';

const database = createDatabase(createPool(process.argv[2] ?? '', 2, () => undefined));
for (let begun = false; ;) {
  const folded = await foldChanges(database);
  if (folded > 0 && !begun) {
    begun = true;
    process.stdout.write('begun\n');
  }
}
