import { adultsRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import { and, eq } from 'drizzle-orm'
import { bookings } from '../features/guests/tables.ts'
import { personMarksOf } from '../features/registration/person-mark.ts'
import { createSealedForms } from '../features/registration/sealed-forms.ts'
import { searchWordsOf } from '../features/registration/submissions/search-words.ts'
import {
  registrationForms,
  registrationFormVersions,
  registrationSubmissions,
} from '../features/registration/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { SealedData } from '../platform/sealed-data/port.ts'
import type { DemoRegistration, DemoSubmission } from './registration-plan.ts'

/** The form of a property and what was sent, sealed as guests' own forms are; stays know that they are registered. */
export async function writeRegistrations(
  tx: Tx,
  propertyId: string,
  { form, submissions }: DemoRegistration,
  sealedData: SealedData,
): Promise<void> {
  const { id, name, body, madeAt } = form
  const version = 1
  await tx
    .insert(registrationForms)
    .values({ propertyId, id, name, position: 0, version, changedAt: madeAt, changedBy: 'Ingrid Solberg' })
  await tx.insert(registrationFormVersions).values({ propertyId, formId: id, version, body, madeAt })
  const sealedForms = createSealedForms(sealedData)
  const row = ({ booking, form: filled, ...sent }: DemoSubmission) => {
    const { firstName = '', lastName = '' } = filled.values
    return {
      propertyId,
      ...sent,
      ...sealedForms.seal({ propertyId, id: sent.id }, filled),
      bookingId: booking.id,
      bookingNumber: booking.bookingNumber,
      formId: id,
      formVersion: version,
      person: 'main' as const,
      firstName,
      lastName,
      searchWords: searchWordsOf({ firstName, lastName, bookingNumber: booking.bookingNumber }),
      companions: filled.companions.length,
      arrival: booking.arrival,
      departure: booking.departure,
      language: booking.language ?? 'en',
      personMark: personMarksOf(sealedData, propertyId, filled.values)[0],
      clientKey: sent.id,
      termsVersion: body.termsVersion,
      country: body.country,
      keptMonths: body.keptMonths,
    }
  }
  await tx.insert(registrationSubmissions).values(submissions.map(row))
  for (const { booking, sentAt: registeredAt, form: filled } of submissions) {
    const registeredPeople = adultsRegistered(0, filled, { adults: booking.adults, body })
    await tx
      .update(bookings)
      .set({ registeredAt, registeredPeople })
      .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, booking.id)))
  }
}

/** People get their ids after the properties are there; forms they filled in were written with their names. */
export async function assignRegistrations(
  tx: Tx,
  propertyId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await tx
    .update(registrationSubmissions)
    .set({ authorId: id })
    .where(
      and(eq(registrationSubmissions.propertyId, propertyId), eq(registrationSubmissions.authorName, name)),
    )
}
