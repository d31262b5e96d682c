import { isDeepStrictEqual } from 'node:util'
import type { SentForm } from '@innkeeper/api/registration/guest.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { keptAnswers } from '@innkeeper/domain/registration/kept-answers.ts'
import type { FilledForm, Values } from '@innkeeper/domain/registration/values.ts'
import type { SubmissionRow } from '../tables.ts'

type Stored = Pick<
  SubmissionRow,
  'formId' | 'formVersion' | 'person' | 'arrival' | 'departure' | 'pictureId'
> & {
  filled: FilledForm
  body: FormBody
  /** Fields the house knows of the person: what was left empty stands as it was stored. */
  known: readonly string[]
}

/** Whether what was sent again says what is stored of it; only the days and the booking may have changed since. */
export function isSameForm(sent: SentForm, stored: Stored): boolean {
  const { formId, formVersion, person: kind, arrival, departure, pictureId, filled, body } = stored
  if (sent.formId !== formId || sent.version !== formVersion) return false
  // Once the document was compared its picture is gone.
  if (pictureId !== null && sent.pictureId !== pictureId) return false
  const known: Values = Object.fromEntries(
    Object.entries(filled.values).filter(([name]) => stored.known.includes(name)),
  )
  return isDeepStrictEqual(keptAnswers(sent.filled, { body, kind, arrival, departure, known }), filled)
}
