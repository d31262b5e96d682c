import type { Readable } from 'node:stream'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { createConversionQueue } from '../../../platform/pictures/conversion-queue.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import type { SealedForms } from '../sealed-forms.ts'
import type { PictureRow } from '../tables.ts'
import { createIncomingRoom } from './incoming-room.ts'
import { readAll, writtenAnew } from './read-picture.ts'
import { type PictureRemoval, pictureKey } from './removal.ts'
import { countUnclaimed, deletePicture, findByClientKey, findEarlier, insertPicture } from './repository.ts'

const MB = 1024 * 1024
/** Whoever waits longer than this would be cut off by the silence of the line. */
const ROOM = {
  ...{ bytes: 32 * MB, atOnce: 32, ofNetwork: { bytes: 20 * MB, atOnce: 16 } },
  ...{ waiting: 300, ofBooking: 3, readOfBooking: 2, waitMs: 100_000 },
}
/** Written anew at a time, once they are here whole; the room above holds no more than can wait for it. */
const WORK = { atOnce: 2, waiting: ROOM.atOnce }
/** Of a booking, from different devices, without a form: more than any family takes at once. */
const UNCLAIMED_MAX = 8
const RETRY_SECONDS = 600

export type SentPicture = Pick<PictureRow, 'propertyId' | 'bookingId' | 'deviceHash' | 'clientKey'> & {
  body: Readable
  network: string
  /** What was announced, or the most there can be. */
  bytes: number
}

type Dependencies = {
  db: Database
  clock: Clock
  files: FilesPort
  pictures: PicturesPort
  sealedForms: SealedForms
  removal: PictureRemoval
}

/** ID pictures on their way in: written anew in memory, sealed, and only then written anywhere. */
export function createIncomingPictures(dependencies: Dependencies) {
  const { db, clock, files, pictures, sealedForms, removal } = dependencies
  const inRoom = createIncomingRoom(ROOM)
  const inTurn = createConversionQueue(WORK)

  async function requireRoom(tx: Tx, { propertyId, bookingId }: SentPicture): Promise<void> {
    if ((await countUnclaimed(tx, propertyId, bookingId)) < UNCLAIMED_MAX) return
    throw new AppError('request/too-many', 'Send the forms of these pictures first.', {
      retryAfterSeconds: RETRY_SECONDS,
    })
  }

  /** The row comes first: whatever happens to the file, the row says that it may be there. */
  async function store(sent: SentPicture, bytes: Buffer): Promise<string> {
    const { propertyId, bookingId, deviceHash, clientKey } = sent
    const { bytes: webp, width, height } = await writtenAnew(pictures, bytes)
    const id = newId()
    const { sealed, ...key } = sealedForms.sealPicture({ propertyId, id }, webp)
    const row = { propertyId, id, bookingId, deviceHash, clientKey, ...key, file: id, width, height }
    const known = await db.tenant(propertyId, async (tx) => {
      await oneAtATime(tx, `registration pictures ${propertyId} ${bookingId}`)
      const first = await findByClientKey(tx, sent)
      if (first) return first.id
      for (const earlier of await findEarlier(tx, sent)) await removal.removePicture(tx, earlier)
      await requireRoom(tx, sent)
      await insertPicture(tx, { ...row, madeAt: clock.now() })
      return null
    })
    if (known !== null) return known
    try {
      await files.put(pictureKey(row), sealed, { contentType: 'application/octet-stream' })
    } catch (error) {
      await db.tenant(propertyId, (tx) => deletePicture(tx, row))
      throw error
    }
    return id
  }

  return {
    async receive(sent: SentPicture): Promise<string> {
      const { propertyId, bookingId, deviceHash, body, network, bytes } = sent
      // Before its bytes are read: whoever sent too many costs nothing more.
      const known = await db.tenant(
        propertyId,
        async (tx) => {
          const first = await findByClientKey(tx, sent)
          if (first) return first
          if ((await findEarlier(tx, sent)).length === 0) await requireRoom(tx, sent)
          return null
        },
        { readOnly: true },
      )
      if (known?.deviceHash === deviceHash) return known.id
      if (known) throw new AppError('registration/other-device', 'Another device sent this picture.')
      return inRoom({ booking: `${propertyId} ${bookingId}`, network, bytes }, body, async () => {
        const picture = await readAll(body, bytes)
        return inTurn(() => store(sent, picture))
      })
    },
  }
}
export type IncomingPictures = ReturnType<typeof createIncomingPictures>
