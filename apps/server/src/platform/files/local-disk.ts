import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-write.ts'
import { fileKeySegments } from './file-key.ts'
import { isMissing } from './missing.ts'
import { type FileMeta, type FilesPort, MAX_FILE_BYTES, type OpenFile } from './port.ts'
import { withSizeLimit } from './size-limit.ts'

/** Keeps files under `<dataDir>/files`; half-written ones lie in `.incoming`, where no key can point. */
export function createLocalFiles({ dataDir }: { dataDir: string }): FilesPort {
  const root = join(dataDir, 'files')
  const temporaryDir = join(root, '.incoming')
  const pathOf = (key: string) => join(root, ...fileKeySegments(key))

  return {
    put: async (key, body, meta: FileMeta = {}) => {
      const target = pathOf(key)
      const chunks = withSizeLimit(body, Math.min(meta.maxBytes ?? MAX_FILE_BYTES, MAX_FILE_BYTES))
      return writeAtomically({ target, temporaryDir, chunks })
    },
    get: async (key) => openFile(pathOf(key)),
    exists: async (key) => isFile(pathOf(key)),
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}

/** Sweeps what a crash left half-written; runs at start, before anything is being uploaded. */
export async function removeUnfinishedFiles(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'files', '.incoming'), { recursive: true, force: true })
}

async function openFile(path: string): Promise<OpenFile | undefined> {
  try {
    const file = await open(path, 'r')
    const facts = await file.stat()
    if (facts.isFile()) return { stream: file.createReadStream(), size: facts.size }
    await file.close()
    return undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
