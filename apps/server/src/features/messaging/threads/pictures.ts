import type { Readable } from 'node:stream'
import { judgeUpload } from '@innkeeper/domain/media/accepted.ts'
import { sniffMedia } from '@innkeeper/domain/media/sniff.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { FilesPort } from '../../../platform/files/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { NoRoomError } from '../../../platform/http/no-room-error.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { PictureError, type PicturesPort } from '../../../platform/pictures/port.ts'
import type { EntryPicture } from './tables.ts'

/** Wide enough to read a sign on it. */
const WIDTH = 1600
const MAX_BYTES = 20 * 1024 * 1024
/** So many are in memory at a time, whoever sends them, and of one property. */
const INCOMING_AT_ONCE = 8
const INCOMING_OF_ONE = 4
/** A phone in a corridor sends its picture within this time; what trickles in holds a place up. */
const RECEIVE_MS = 60_000
/** What a camera makes; drawings and moving pictures are for the house. */
const CAMERA = ['jpeg', 'png', 'webp', 'avif']

const keyOf = (propertyId: string, file: string) => `${propertyId}/threads/${file}`

/** Pictures guests send: written anew without anything a camera puts beside them, and kept where no address leads. */
export function createThreadPictures({ files, pictures }: { files: FilesPort; pictures: PicturesPort }) {
  const incoming = new Map<string, number>()
  const total = () => [...incoming.values()].reduce((sum, count) => sum + count, 0)

  async function cleaned(bytes: Buffer) {
    const judged = judgeUpload(bytes.length, bytes)
    if (!judged.ok) throw new AppError(judged.code, 'This is no picture that can be taken.')
    if (!CAMERA.includes(sniffMedia(bytes) ?? ''))
      throw new AppError('media/type-not-allowed', 'Send a JPEG, PNG, WebP or AVIF picture.')
    try {
      const prepared = await pictures.prepare(bytes)
      return await pictures.resize(prepared.bytes, { width: WIDTH, format: 'webp' })
    } catch (error) {
      throw refusalOf(error)
    }
  }

  return {
    /** Outside any transaction; whoever does not write it down removes it. */
    async receive(propertyId: string, body: Readable): Promise<EntryPicture> {
      const own = incoming.get(propertyId) ?? 0
      if (own >= INCOMING_OF_ONE || total() >= INCOMING_AT_ONCE) {
        body.resume()
        throw new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
      }
      incoming.set(propertyId, own + 1)
      try {
        const { bytes, width, height, mimeType } = await cleaned(await readAll(body))
        const file = newId()
        await files.put(keyOf(propertyId, file), bytes, { contentType: mimeType })
        return { file, width, height }
      } finally {
        const left = (incoming.get(propertyId) ?? 1) - 1
        if (left > 0) incoming.set(propertyId, left)
        else incoming.delete(propertyId)
      }
    },
    remove: (propertyId: string, file: string) => files.remove(keyOf(propertyId, file)),
    /** For whoever was let in already; no copy of it stays in a browser. */
    async send(reply: FastifyReply, propertyId: string, { file }: EntryPicture): Promise<void> {
      const open = await files.get(keyOf(propertyId, file))
      if (!open) throw new AppError('media/unknown', 'There is no such picture.')
      await reply
        .header('cache-control', 'private, no-store')
        .header('content-length', open.size)
        .type('image/webp')
        .send(open.stream)
    },
  }
}
export type ThreadPictures = ReturnType<typeof createThreadPictures>

const removedSchema = z.object({ propertyId: z.string(), file: z.string() })
export type RemovedPicture = z.infer<typeof removedSchema>

/** The entry is gone, so nobody can ask for the bytes any more. */
export function removePictureJob(pictures: ThreadPictures): Job<RemovedPicture> {
  return defineJob({
    name: 'messaging.remove-picture',
    payload: removedSchema,
    handler: ({ payload: { propertyId, file } }) => pictures.remove(propertyId, file),
  })
}

async function readAll(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  const late = setTimeout(() => body.destroy(), RECEIVE_MS)
  try {
    for await (const piece of body) {
      size += piece.length
      if (size > MAX_BYTES) throw new AppError('media/too-large', 'A picture has 20 MB at most.')
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('media/broken', 'The picture did not arrive whole.')
  } finally {
    clearTimeout(late)
  }
  return Buffer.concat(pieces)
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  switch (error.failure) {
    case 'busy':
      return new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
    case 'too-many-pixels':
      return new AppError('media/too-many-pixels', 'A picture has 50 million pixels at most.')
    // Its first bytes were those of a type we take.
    default:
      return new AppError('media/broken', 'The file is damaged or not a picture.')
  }
}
