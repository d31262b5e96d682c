import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import { insertForm, type StoredForm } from '../features/registration/forms/repository.ts'
import { pictureKey } from '../features/registration/pictures/removal.ts'
import { createSealedForms } from '../features/registration/sealed-forms.ts'
import { searchWordsOf } from '../features/registration/submissions/search-words.ts'
import { registrationPictures, registrationSubmissions } from '../features/registration/tables.ts'
import type { Database } from '../platform/db/port.ts'
import type { FilesPort } from '../platform/files/port.ts'
import { newId } from '../platform/ids.ts'
import { keysFromSettings } from '../platform/sealed-data/key-ring.ts'
import { createSealedData } from '../platform/sealed-data/sealed-data.ts'
import { TEST_GUEST_DATA_KEY, TEST_NOW } from './app.ts'

export const testSealedForms = createSealedForms(
  createSealedData(keysFromSettings(TEST_GUEST_DATA_KEY, undefined)),
)

/** A form as the law of Denmark asks for it, for everybody. */
export async function aRegistrationForm(
  db: Database,
  propertyId: string,
  { body = formBodyOf('DK'), ...change }: Partial<StoredForm> = {},
): Promise<StoredForm> {
  const form = {
    propertyId,
    id: newId(),
    name: 'Registration',
    isOn: true,
    position: 1,
    targetGroupIds: [],
    version: 1,
    revision: 1,
    changedAt: new Date(TEST_NOW),
    changedBy: null,
    body,
    ...change,
  }
  await db.tenant(propertyId, (tx) => insertForm(tx, form))
  return form
}

/** A foreigner with a passport and a child, and a drawn signature. */
export const aFilledForm = (change: Partial<FilledForm> = {}): FilledForm => ({
  values: {
    firstName: 'Astrid',
    lastName: 'Nilsen',
    birthDate: '1984-02-29',
    nationality: 'US',
    address: '12 Harbour Lane, Portland',
    documentType: 'passport',
    passportNumber: 'X1234567',
    acceptedTerms: 'yes',
  },
  companions: [
    {
      type: 'underage child',
      values: {
        firstName: 'Liv',
        lastName: 'Nilsen',
        birthDate: '2015-06-01',
        nationality: 'US',
        passportNumber: 'Y7654321',
      },
    },
  ],
  signature: {
    kind: 'drawn',
    strokes: [
      [
        [10, 200],
        [400, 60],
        [800, 330],
      ],
    ],
  },
  ...change,
})

type Stay = { id: string; bookingNumber: string; arrival: string; departure: string }
type Change = Partial<typeof registrationSubmissions.$inferInsert> & {
  filled?: FilledForm
  form?: StoredForm
  body?: FormBody
}

/** What a guest sent for a stay, sealed as the product does. */
export async function aSubmission(
  db: Database,
  propertyId: string,
  booking: Stay,
  { filled = aFilledForm(), form, body, ...change }: Change = {},
) {
  const own = form ?? (await aRegistrationForm(db, propertyId, body ? { body } : {}))
  const { firstName = '', lastName = '' } = filled.values
  const id = newId()
  const row = {
    propertyId,
    id,
    bookingId: booking.id,
    bookingNumber: booking.bookingNumber,
    formId: own.id,
    formVersion: own.version,
    person: 'main' as const,
    firstName,
    lastName,
    searchWords: searchWordsOf({ firstName, lastName, bookingNumber: booking.bookingNumber }),
    companions: filled.companions.length,
    arrival: booking.arrival,
    departure: booking.departure,
    language: 'en',
    sentAt: new Date(TEST_NOW),
    personMark: newId(),
    clientKey: newId(),
    termsVersion: 1,
    country: own.body.country,
    keptMonths: own.body.keptMonths,
    ...testSealedForms.seal({ propertyId, id }, filled),
    ...change,
  }
  await db.tenant(propertyId, (tx) => tx.insert(registrationSubmissions).values(row))
  return row
}

/** An ID picture of a submission, sealed in the files. */
export async function anIdPicture(
  { db, files }: { db: Database; files: FilesPort },
  { propertyId, bookingId, submissionId }: { propertyId: string; bookingId: string; submissionId: string },
  bytes: Uint8Array,
) {
  const id = newId()
  const { sealed, ...key } = testSealedForms.sealPicture({ propertyId, id }, bytes)
  await files.put(pictureKey({ propertyId, file: id }), sealed)
  const row = {
    propertyId,
    id,
    bookingId,
    deviceHash: 'hash',
    clientKey: id,
    ...key,
    file: id,
    width: 40,
    height: 20,
  }
  await db.tenant(propertyId, (tx) =>
    tx.insert(registrationPictures).values({ ...row, madeAt: new Date(TEST_NOW), submissionId }),
  )
  return { id, key: pictureKey(row) }
}
