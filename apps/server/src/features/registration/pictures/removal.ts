import { DRAFT_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/port.ts'
import type { PictureRow } from '../tables.ts'
import { deletePicture, findForgotten, findPropertiesWithForgotten } from './repository.ts'

type Dependencies = { db: Database; clock: Clock; files: FilesPort; jobs: Jobs }

/** Where the sealed bytes of a picture lie. */
export const pictureKey = ({ propertyId, file }: Pick<PictureRow, 'propertyId' | 'file'>): string =>
  `${propertyId}/registration/${file}`

const fileSchema = z.object({ propertyId: z.string(), file: z.string() })
type RemovedFile = z.infer<typeof fileSchema>

/** Takes ID pictures away: the row in the transaction at hand, its file once that is committed. */
export function createPictureRemoval({ db, clock, files, jobs }: Dependencies) {
  const removeFile: Job<RemovedFile> = defineJob({
    name: 'registration.remove-picture',
    payload: fileSchema,
    handler: ({ payload }) => files.remove(pictureKey(payload)),
  })

  /** For whoever checks, erases or ends a registration; the row that names the picture is theirs to clear. */
  async function removePicture(tx: Tx, row: Pick<PictureRow, 'propertyId' | 'id' | 'file'>): Promise<void> {
    const { propertyId, file } = row
    await deletePicture(tx, row)
    await jobs.enqueue(tx, removeFile, { propertyId, file })
  }

  async function removeForgotten(signal?: AbortSignal): Promise<void> {
    const before = new Date(clock.now().getTime() - DRAFT_MINUTES * 60_000)
    const properties = await db.installation((tx) => findPropertiesWithForgotten(tx, before), {
      readOnly: true,
    })
    await forEachDespiteFailures(
      properties,
      (propertyId) =>
        db.tenant(propertyId, async (tx) => {
          for (const row of await findForgotten(tx, propertyId, before)) await removePicture(tx, row)
        }),
      signal,
    )
  }

  const removeForgottenJob = defineJob({
    name: 'registration.remove-unclaimed',
    payload: z.object({}),
    schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
    handler: ({ signal }) => removeForgotten(signal),
  })
  return { removePicture, removeForgotten, jobs: [removeFile, removeForgottenJob] }
}
export type PictureRemoval = ReturnType<typeof createPictureRemoval>
