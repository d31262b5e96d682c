import type { Submission, SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { keptUntil } from '@innkeeper/domain/registration/kept-until.ts'
import { lockedValues, maskedForProvider, maskedValues } from '@innkeeper/domain/registration/masking.ts'
import type { FilledForm, Values } from '@innkeeper/domain/registration/values.ts'
import type { SubmissionRow } from '../tables.ts'
import type { ListedSubmission } from './repository.ts'

export function presentItem({ row, unit }: ListedSubmission): SubmissionItem {
  const { id, bookingId, bookingNumber, person, companions, arrival, departure, authorName } = row
  return {
    id,
    bookingId,
    bookingNumber,
    name: `${row.firstName} ${row.lastName}`.trim(),
    person,
    companions,
    unit,
    arrival,
    departure,
    sentAt: row.sentAt.toISOString(),
    author: authorName,
    isUnread: row.readAt === null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    checkedBy: row.checkedBy,
    keptUntil: keptUntil(departure, row.keptMonths),
    isLocked: row.lockedAt !== null,
  }
}

export type RegisteredPerson = { kind: string; values: Values }

/** Whoever signed first, then those who travel along. */
export function peopleOf({ person }: Pick<SubmissionRow, 'person'>, filled: FilledForm): RegisteredPerson[] {
  const companions = filled.companions.map(({ type, values }) => ({ kind: type, values }))
  return [{ kind: person, values: filled.values }, ...companions]
}

/** Values as whoever looks may see them. */
export function shownValues(
  { lockedAt }: Pick<SubmissionRow, 'lockedAt'>,
  values: Values,
  { mayReveal }: { mayReveal: boolean },
): Values {
  if (lockedAt !== null) return lockedValues(values)
  return mayReveal ? maskedValues(values) : maskedForProvider(values)
}

type Told = { filled: FilledForm; formName: string; body: FormBody; mayReveal: boolean }

export function presentSubmission(listed: ListedSubmission, told: Told): Submission {
  const { row } = listed
  const { filled, formName, body, mayReveal } = told
  return {
    ...presentItem(listed),
    country: row.country,
    keptMonths: row.keptMonths,
    formName,
    formVersion: row.formVersion,
    body,
    language: row.language,
    people: peopleOf(row, filled).map(({ kind, values }) => ({
      kind,
      values: shownValues(row, values, { mayReveal }),
    })),
    hasSignature: filled.signature !== null,
    isSignatureDrawn: filled.signature?.kind === 'drawn',
    hasPicture: row.pictureId !== null,
    termsVersion: row.termsVersion,
    mayReveal,
  }
}
