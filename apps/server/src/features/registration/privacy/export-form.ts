import { exportRegistration } from '@innkeeper/api/registration/submissions.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, stream } from '../../../platform/http/handlers.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import { recordBy } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findSubmission } from '../submissions/repository.ts'
import { unknownSubmission } from '../submissions/reveal.ts'
import type { ExportedForm } from './exported-form.ts'

type Dependencies = { db: Database; clock: Clock; properties: PropertyService; exportedForm: ExportedForm }

/** The file of one adult who registered, whoever booked; that it was made is written down. */
export function exportFormHandler({ db, clock, properties, exportedForm }: Dependencies): Handler {
  async function readForm(tx: Tx, staff: Staff, id: string) {
    const { row } = (await findSubmission(tx, staff.propertyId, id)) ?? {}
    if (!row) throw unknownSubmission()
    if (row.lockedAt) throw new AppError('registration/locked', 'The person was erased.')
    const { bookingNumber } = row
    const form = await exportedForm(tx, row, { opensDocuments: can(staff, 'registration:reveal') })
    await recordBy(tx, staff, { action: 'guest.exported', subject: bookingNumber })
    return { bookingNumber, form }
  }

  return stream(exportRegistration, async ({ propertyId, staff, params }, reply) => {
    const { property } = await properties.snapshot(propertyId)
    const { bookingNumber, form } = await db.tenant(propertyId, (tx) => readForm(tx, staff, params.id))
    const file = {
      property: property.name,
      madeAt: clock.now().toISOString(),
      bookings: [bookingNumber],
      registration: [form],
    }
    await sendFile(reply, {
      name: `guest-${propertyId}.json`,
      type: 'application/json; charset=utf-8',
      bytes: JSON.stringify(file, null, 2),
    })
  })
}
