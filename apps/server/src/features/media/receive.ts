import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { SNIFF_BYTES } from '@innkeeper/domain/media/sniff.ts'
import { newId } from '../../platform/ids.ts'
import { refused, requireAccepted } from './upload.ts'

/** An upload on disk; whoever received it lets go of it. */
export type Received = { path: string; discard(): Promise<void> }

/**
 * Takes an upload in piece by piece, onto disk: memory never holds more than a piece, and one that is too large or
 * of a kind nobody wants is refused as soon as that is known. The rest of a refused one is read and thrown away, so
 * that the browser gets to hear why.
 */
export async function receiveUpload(body: Readable, folder: string): Promise<Received> {
  const path = join(folder, newId())
  const discard = () => rm(path, { force: true })
  try {
    await writeJudged(body, path)
    return { path, discard }
  } catch (error) {
    await discard()
    body.resume()
    throw error
  }
}

async function writeJudged(body: Readable, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let size = 0
    let head = Buffer.alloc(0)
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece)
      size += bytes.length
      if (size > UPLOAD_MAX_BYTES) throw refused('media/too-large')
      if (head.length < SNIFF_BYTES) {
        head = Buffer.concat([head, bytes])
        if (head.length >= SNIFF_BYTES) requireAccepted(size, head)
      }
      await file.writeFile(bytes)
    }
    requireAccepted(size, head)
  } finally {
    await file.close()
  }
}
