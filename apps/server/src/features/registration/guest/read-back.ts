import type { OwnForm } from '@innkeeper/api/registration/guest.ts'
import { OWN_FORM_READABLE_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import { maskedValues } from '@innkeeper/domain/registration/masking.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { maskedContact } from './known-values.ts'
import { findSubmission } from './repository.ts'

type Dependencies = { db: Database; clock: Clock; sealedForms: SealedForms }

/** As the sending device sees them: what the house filled in is told no more fully than before. */
const shown = (values: Values): Values => maskedContact(maskedValues(values))

/** A form for the device that sent it, for half an hour: numbers masked, neither signature nor picture. */
export function createReadBack({ db, clock, sealedForms }: Dependencies) {
  return async (propertyId: string, formId: string, deviceHash: string | null): Promise<OwnForm> => {
    const row = await db.tenant(propertyId, (tx) => findSubmission(tx, propertyId, formId), {
      readOnly: true,
    })
    if (!row || row.lockedAt) throw new AppError('registration/unknown', 'No such registration.')
    const isRecent = clock.now().getTime() - row.sentAt.getTime() < OWN_FORM_READABLE_MINUTES * 60_000
    if (deviceHash === null || row.deviceHash !== deviceHash || !isRecent)
      throw new AppError('registration/other-device', 'Only the sending device reads it, for half an hour.')
    const filled = sealedForms.openIfReadable(row)
    if (!filled) throw new AppError('registration/already-sent', 'It was sent, and cannot be read any more.')
    const { values, companions } = filled
    return {
      formId: row.id,
      sentAt: row.sentAt.toISOString(),
      arrival: row.arrival,
      departure: row.departure,
      values: shown(values),
      companions: companions.map((companion) => ({ ...companion, values: shown(companion.values) })),
    }
  }
}
export type ReadBack = ReturnType<typeof createReadBack>
