import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliBest, gzipBest } from '../../apps/server/src/platform/http/compress.ts'

/** Fonts and pictures are compressed as they are. */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Below this a server is as quick. */
const MIN_BYTES = 1000
/** Threads beyond the processors would only hold their memory. */
const AT_ONCE = 2

/**
 * Writes each file of a build a second and third time, as small as brotli and gzip make it: servers that start are
 * spared that work, and who comes first after a start waits for nobody.
 */
export async function compressFiles(folder: string): Promise<void> {
  const waiting = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= MIN_BYTES)
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([brotliBest(content), gzipBest(content)])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
