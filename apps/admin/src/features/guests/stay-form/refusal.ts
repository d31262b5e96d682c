import { CallError } from '@innkeeper/api/client.ts'
import type { BookingProblems } from '@innkeeper/domain/guests/booking-problems.ts'
import { codeText } from '../../../platform/error-text.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { problemsIn } from './stay-draft.ts'

/** Why the server refused, sorted to where it is shown: at a field, at the rooms, or below everything. */
export type Refusal = { problems: BookingProblems; room: string | null; rest: unknown }

const AT_THE_ROOMS = ['booking/unit-taken', 'booking/unit-unknown'] as const

export function refusalOf(t: AdminTranslate, error: unknown): Refusal {
  const none: Refusal = { problems: {}, room: null, rest: null }
  if (error === null || error === undefined) return none
  if (!(error instanceof CallError)) return { ...none, rest: error }
  if (error.code === 'booking/invalid') {
    const problems = problemsIn(error.details)
    return Object.keys(problems).length > 0 ? { ...none, problems } : { ...none, rest: error }
  }
  if (error.code === 'booking/number-taken')
    return { ...none, problems: { bookingNumber: 'invalid' }, rest: error }
  const atRooms = AT_THE_ROOMS.find((code) => code === error.code)
  return atRooms ? { ...none, room: codeText(t, atRooms) } : { ...none, rest: error }
}
