import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const UNFINISHED = 'db.tmp-'

/**
 * The directory of the embedded database, made on the first start. A kill while PGlite fills a directory can
 * leave one that never opens again, so it is filled under another name; the caller holds the lock.
 */
export async function ensureDatabaseDirectory(
  dataDir: string,
  template: () => Promise<Blob>,
): Promise<string> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  const directory = join(dataDir, 'db')
  if (existsSync(directory)) return directory

  const loadDataDir = await template()
  const unfinished = await mkdtemp(join(dataDir, UNFINISHED))
  const client = await PGlite.create({ dataDir: unfinished, loadDataDir })
  await client.close()
  await rename(unfinished, directory)
  return directory
}
