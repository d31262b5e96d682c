import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export type AtomicWrite = { target: string; temporaryDir: string; chunks: Chunks; mode?: number }

/** Writes beside, flushes, then renames: after a crash the target is absent, old or whole, never half. */
export async function writeAtomically({ target, temporaryDir, chunks, mode = 0o600 }: AtomicWrite) {
  await mkdir(temporaryDir, { recursive: true })
  const temporary = join(temporaryDir, randomUUID())
  try {
    const size = await writeAndFlush(temporary, chunks, mode)
    await mkdir(dirname(target), { recursive: true })
    await rename(temporary, target)
    await flushFolder(dirname(target))
    return { size }
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function writeAndFlush(path: string, chunks: Chunks, mode: number): Promise<number> {
  const file = await open(path, 'wx', mode)
  try {
    let size = 0
    for await (const chunk of chunks) {
      await writeWhole(file, chunk)
      size += chunk.length
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let written = 0
  while (written < chunk.length) {
    const { bytesWritten } = await file.write(chunk, written)
    written += bytesWritten
  }
}

// The rename itself lives in the folder; Windows cannot open folders and needs no such flush.
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
