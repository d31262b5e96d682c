import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { recordBy } from '../../audit/service.ts'
import { findPicturesOf } from '../pictures/of-submissions.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import { presentItem } from './presenter.ts'
import { findSubmission, lockSubmission, writeSubmission } from './repository.ts'
import { unknownSubmission } from './reveal.ts'

type Dependencies = { clock: Clock; removePicture: PictureRemoval['removePicture'] }

export async function readItem(tx: Tx, propertyId: string, id: string): Promise<SubmissionItem> {
  const found = await findSubmission(tx, propertyId, id)
  if (!found) throw unknownSubmission()
  return presentItem(found)
}

/** Compared with the document: from then on its picture is of no use, and goes. */
export function createCheck({ clock, removePicture }: Dependencies) {
  return async (
    tx: Tx,
    staff: Staff,
    { id, isChecked }: { id: string; isChecked: boolean },
  ): Promise<SubmissionItem> => {
    const { propertyId } = staff
    const row = await lockSubmission(tx, propertyId, id)
    if (!row) throw unknownSubmission()
    if ((row.checkedAt !== null) === isChecked) return readItem(tx, propertyId, id)
    if (!isChecked) {
      await writeSubmission(tx, row, { checkedAt: null, checkedBy: null })
      await recordBy(tx, staff, { action: 'registration.unchecked', subject: row.bookingNumber })
    } else {
      for (const picture of await findPicturesOf(tx, propertyId, [id])) await removePicture(tx, picture)
      await writeSubmission(tx, row, { checkedAt: clock.now(), checkedBy: staff.name, pictureId: null })
      await recordBy(tx, staff, { action: 'registration.checked', subject: row.bookingNumber })
    }
    await emit(tx, propertyId, 'registration.changed', { submissionId: id })
    return readItem(tx, propertyId, id)
  }
}
