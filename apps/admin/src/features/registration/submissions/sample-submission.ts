import type { MissingStay, Submission, SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'

/** Sofie, who registered with her husband and is still to be checked; a test says what is different. */
export function sampleItem(change: Partial<SubmissionItem> = {}): SubmissionItem {
  return {
    id: 'S'.repeat(22),
    bookingId: 'B'.repeat(22),
    bookingNumber: 'FH-20431',
    name: 'Sofie Holm',
    person: 'main',
    companions: 1,
    unit: '410',
    arrival: '2026-11-15',
    departure: '2026-11-18',
    sentAt: '2026-11-13T19:41:00.000Z',
    author: null,
    isUnread: true,
    checkedAt: null,
    checkedBy: null,
    keptUntil: '2028-11-18',
    isLocked: false,
    ...change,
  }
}

export function sampleSubmission(change: Partial<Submission> = {}): Submission {
  const body = formBodyOf('DK')
  const masked = { nationality: 'SE', passportNumber: '••••482', passportExpiryDate: '2030-02-01' }
  return {
    ...sampleItem(),
    country: 'DK',
    keptMonths: 24,
    formName: 'Adults',
    formVersion: 3,
    body,
    language: 'sv',
    people: [
      { kind: 'main', values: { firstName: 'Sofie', lastName: 'Holm', birthDate: '1984-05-02', ...masked } },
      { kind: 'spouse', values: { firstName: 'Erik', lastName: 'Holm', passportNumber: '••••917' } },
    ],
    hasSignature: true,
    isSignatureDrawn: true,
    hasPicture: false,
    termsVersion: 2,
    mayReveal: true,
    ...change,
  }
}

export function sampleMissing(change: Partial<MissingStay> = {}): MissingStay {
  return {
    bookingId: 'C'.repeat(22),
    bookingNumber: 'FH-20440',
    name: 'Lars Eide',
    unit: '101',
    arrival: '2026-11-15',
    adults: 1,
    registered: 0,
    reachedBy: 'email',
    remindedAt: null,
    isReminderLost: false,
    isInHouse: false,
    ...change,
  }
}
