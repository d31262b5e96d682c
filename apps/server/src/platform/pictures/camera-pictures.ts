import type { Readable } from 'node:stream'
import { judgeUpload } from '@innkeeper/domain/media/accepted.ts'
import { sniffMedia } from '@innkeeper/domain/media/sniff.ts'
import { AppError } from '../http/app-error.ts'
import { NoRoomError } from '../http/no-room-error.ts'
import { pictureRefusal } from './picture-refusal.ts'
import { PictureError, type PicturesPort, type ResizedPicture } from './port.ts'

/** Wide enough to read a sign on it. */
const WIDTH = 1600
/** So many are in memory at a time, whoever sends them, and of one property. */
const INCOMING_AT_ONCE = 8
const INCOMING_OF_ONE = 4
/** A phone in a corridor sends its picture within this time; what trickles in holds a place up. */
const RECEIVE_MS = 60_000
/** What a camera makes; drawings and moving pictures are for the house. */
const CAMERA = ['jpeg', 'png', 'webp', 'avif']

export type CameraPictures = (propertyId: string, body: Readable) => Promise<ResizedPicture>

/** Takes pictures that phones send: written anew as WebP, without anything a camera puts beside them. */
export function createCameraPictures(
  pictures: PicturesPort,
  { maxBytes }: { maxBytes: number },
): CameraPictures {
  const incoming = new Map<string, number>()
  const total = () => [...incoming.values()].reduce((sum, count) => sum + count, 0)

  async function cleaned(bytes: Buffer): Promise<ResizedPicture> {
    const judged = judgeUpload(bytes.length, bytes)
    if (!judged.ok) throw new AppError(judged.code, 'This is no picture that can be taken.')
    if (!CAMERA.includes(sniffMedia(bytes) ?? ''))
      throw new AppError('media/type-not-allowed', 'Send a JPEG, PNG, WebP or AVIF picture.')
    try {
      const prepared = await pictures.prepare(bytes)
      return await pictures.resize(prepared.bytes, { width: WIDTH, format: 'webp' })
    } catch (error) {
      // Its first bytes were those of a type we take, so one that cannot be read is damaged.
      const isUnreadable = error instanceof PictureError && error.failure === 'unsupported-type'
      throw pictureRefusal(isUnreadable ? new PictureError('broken') : error)
    }
  }

  return async (propertyId, body) => {
    const own = incoming.get(propertyId) ?? 0
    if (own >= INCOMING_OF_ONE || total() >= INCOMING_AT_ONCE) {
      body.resume()
      throw new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
    }
    incoming.set(propertyId, own + 1)
    try {
      return await cleaned(await readAll(body, maxBytes))
    } finally {
      const left = (incoming.get(propertyId) ?? 1) - 1
      if (left > 0) incoming.set(propertyId, left)
      else incoming.delete(propertyId)
    }
  }
}

async function readAll(body: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  const late = setTimeout(() => body.destroy(), RECEIVE_MS)
  try {
    for await (const piece of body) {
      size += piece.length
      if (size > maxBytes) throw new AppError('media/too-large', `A picture has ${maxBytes} bytes at most.`)
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
