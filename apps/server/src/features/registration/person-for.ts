import { type RegisteredPerson, registeredPerson } from '@innkeeper/domain/integrations/registered-person.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/port.ts'
import type { SealedForms } from './sealed-forms.ts'
import { registrationSubmissions } from './tables.ts'

/** Null where it is gone or its guest was erased. */
export type PersonFor = (
  propertyId: string,
  submissionId: string,
) => Promise<RegisteredPerson | 'unreadable' | null>

/** Opens what a guest wrote for the property management system the hotel chose to hand it to; kept nowhere. */
export function createPersonFor({ db, sealedForms }: { db: Database; sealedForms: SealedForms }): PersonFor {
  return async (propertyId, submissionId) => {
    const [row] = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select()
          .from(registrationSubmissions)
          .where(
            and(
              eq(registrationSubmissions.propertyId, propertyId),
              eq(registrationSubmissions.id, submissionId),
              isNull(registrationSubmissions.lockedAt),
            ),
          ),
      { readOnly: true },
    )
    if (!row) return null
    const filled = sealedForms.openIfReadable(row)
    return filled ? registeredPerson(filled.values, row) : 'unreadable'
  }
}
