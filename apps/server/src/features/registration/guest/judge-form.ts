import type { SentForm } from '@innkeeper/api/registration/guest.ts'
import { todayIn } from '@innkeeper/domain/guests/stay-commands.ts'
import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { isPictureAsked, keptAnswers } from '@innkeeper/domain/registration/kept-answers.ts'
import { type Problem, problemsOf } from '@innkeeper/domain/registration/problems.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import { countries } from '@innkeeper/i18n/countries.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from '../../guests/service.ts'
import { knownValues } from './known-values.ts'

type Facts = {
  body: FormBody
  person: 'main' | 'adult'
  stay: Pick<BookingRow, 'arrival' | 'departure' | 'firstName' | 'lastName' | 'email' | 'phone'>
  property: { timeZone: string }
  now: Date
  /** Whether the picture that was named is there. */
  hasPicture: boolean
}

const COUNTRIES: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

export type JudgedForm = { filled: FilledForm; keepsPicture: boolean; termsVersion: number | null }

/** What is stored of a form as it was sent; throws `registration/invalid` with everything that is wrong. */
export function judgeForm(sent: SentForm, facts: Facts): JudgedForm {
  const { body, person: kind, stay, property, now, hasPicture } = facts
  const { arrival, departure } = stay
  const known = knownValues(stay, kind)
  const asked = { body, kind, arrival, departure }
  const today = todayIn(property, now.getTime())
  const problems = problemsOf(sent.filled, {
    ...asked,
    ...{ today, hasPicture, known: Object.keys(known), countries: COUNTRIES },
  })
  const keepsPicture = isPictureAsked(sent.filled, asked) && hasPicture
  const filled = keptAnswers(sent.filled, { ...asked, known })
  const accepts = filled.values.acceptedTerms === 'yes'
  problems.push(...lostPicture(sent, { ...facts, problems }), ...(accepts ? otherTerms(sent, body) : []))
  if (problems.length > 0) {
    throw new AppError('registration/invalid', 'Something is missing or cannot be.', { problems })
  }
  return { filled, keepsPicture, termsVersion: accepts ? body.termsVersion : null }
}

/** One that was sent and is gone by now is taken again; it is not left out in silence. */
function lostPicture(
  { filled, pictureId }: SentForm,
  { body, person: kind, stay, hasPicture, problems }: Facts & { problems: readonly Problem[] },
): Problem[] {
  const isSaid = problems.some(({ field }) => field === 'idPicture')
  if (pictureId === null || hasPicture || isSaid) return []
  const { arrival, departure } = stay
  const isAsked = isPictureAsked(filled, { body, kind, arrival, departure })
  return isAsked ? [{ field: 'idPicture', problem: 'required' }] : []
}

/** Terms that were not shown were not accepted. */
const otherTerms = ({ termsVersion }: SentForm, body: FormBody): Problem[] =>
  termsVersion === body.termsVersion ? [] : [{ field: 'acceptedTerms', problem: 'required' }]
