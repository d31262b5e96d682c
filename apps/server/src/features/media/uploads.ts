import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { MediaFile } from '@innkeeper/domain/media/file-schema.ts'
import { UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { NoRoomError } from '../../platform/http/no-room-error.ts'
import { createConversionQueue } from '../../platform/pictures/conversion-queue.ts'
import type { KeptFile, NewFile } from './originals.ts'
import { presentFile } from './presenter.ts'
import { receiveUpload } from './receive.ts'
import { refused, toAppError } from './upload.ts'

/** Uploads that come in at the same time, each at most 20 MB of disk. */
const INCOMING_AT_ONCE = 24
/** Those that are whole wait here: only so many are in memory. */
const KEPT_AT_ONCE = 2

export type Upload = Pick<NewFile, 'fileName' | 'uploadedBy'> & { body: Readable; declaredBytes?: number }

export type Uploads = {
  /** Throws `media/...` codes; the same bytes answer the file that is there. */
  receive(propertyId: string, upload: Upload): Promise<{ file: MediaFile; isKnown: boolean }>
}

type Dependencies = {
  dataDir: string
  keep: (propertyId: string, file: NewFile) => Promise<KeptFile>
}

export function createUploads({ dataDir, keep }: Dependencies): Uploads {
  const folder = join(dataDir, 'incoming')
  const queued = createConversionQueue({ atOnce: KEPT_AT_ONCE, waiting: INCOMING_AT_ONCE })
  let emptied: Promise<void> | undefined
  let incoming = 0

  // What a crash left half-received lies here.
  const emptyFolder = async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }

  async function take(propertyId: string, { body, ...file }: Upload) {
    emptied ??= emptyFolder()
    await emptied
    const received = await receiveUpload(body, folder)
    try {
      const { row, isKnown } = await queued(async () =>
        keep(propertyId, { ...file, bytes: await readFile(received.path) }),
      ).catch((error: unknown) => {
        throw toAppError(error)
      })
      return { file: presentFile(row), isKnown }
    } finally {
      await received.discard()
    }
  }

  return {
    async receive(propertyId, upload) {
      if ((upload.declaredBytes ?? 0) > UPLOAD_MAX_BYTES) throw refused('media/too-large')
      if (incoming >= INCOMING_AT_ONCE) throw new NoRoomError('Too many uploads at once.', 'media/busy')
      incoming += 1
      try {
        return await take(propertyId, upload)
      } finally {
        incoming -= 1
      }
    },
  }
}
