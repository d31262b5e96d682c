import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { writeAtomically } from '../../platform/files/atomic-write.ts'
import { isMissing } from '../../platform/files/missing.ts'

/** Emptied a little below the bound, so that not every new picture has to sweep. */
const SWEEP_TO = 0.9
const UNFINISHED = '.incoming'

export type VariantFolder = {
  read(path: string): Promise<Buffer | undefined>
  write(path: string, bytes: Buffer): Promise<void>
  remove(path: string): Promise<void>
  clear(): Promise<void>
}

/** Converted pictures on disk, up to a number of bytes; those not used for longest go first. */
export function createVariantFolder({
  folder,
  maxBytes,
}: {
  folder: string
  maxBytes: number
}): VariantFolder {
  let loading: Promise<Map<string, number>> | undefined
  let total = 0

  // Only writing needs to know what is there, so the first read after a start does not wait for a walk.
  function sizes(): Promise<Map<string, number>> {
    loading ??= sizesByAge(folder).then((found) => {
      for (const size of found.values()) total += size
      return found
    })
    return loading
  }
  function forget(known: Map<string, number>, path: string): void {
    total -= known.get(path) ?? 0
    known.delete(path)
  }
  async function touch(path: string): Promise<void> {
    const known = await loading
    const size = known?.get(path)
    if (known === undefined || size === undefined) return
    known.delete(path)
    known.set(path, size)
  }
  async function sweep(known: Map<string, number>): Promise<void> {
    if (total <= maxBytes) return
    for (const path of known.keys()) {
      if (total <= maxBytes * SWEEP_TO) break
      forget(known, path)
      await rm(join(folder, path), { force: true })
    }
  }

  async function remove(path: string): Promise<void> {
    forget(await sizes(), path)
    await rm(join(folder, path), { force: true })
  }

  return {
    read: async (path) => {
      try {
        const bytes = await readFile(join(folder, path))
        await touch(path)
        return bytes.length > 0 ? bytes : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove,
    clear: async () => {
      for (const path of [...(await sizes()).keys()]) await remove(path)
    },
    write: async (path, bytes) => {
      const known = await sizes()
      const target = join(folder, path)
      await writeAtomically({ target, temporaryDir: join(folder, UNFINISHED), chunks: [bytes] })
      forget(known, path)
      known.set(path, bytes.length)
      total += bytes.length
      await sweep(known)
    },
  }
}

async function sizesByAge(folder: string): Promise<Map<string, number>> {
  await rm(join(folder, UNFINISHED), { recursive: true, force: true })
  const found: { path: string; size: number; age: number }[] = []
  for (const path of await filesBelow(folder)) {
    const facts = await stat(join(folder, path)).catch(() => undefined)
    if (facts?.isFile()) found.push({ path: path.split(sep).join('/'), size: facts.size, age: facts.mtimeMs })
  }
  return new Map(found.sort((a, b) => a.age - b.age).map(({ path, size }) => [path, size]))
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
