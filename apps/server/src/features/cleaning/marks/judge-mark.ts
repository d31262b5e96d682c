import type { NewMark } from '@innkeeper/api/cleaning/list.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import { LIST_DAYS_AROUND, MARKS_LATE_DAYS } from '@innkeeper/domain/cleaning/constants.ts'
import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Person } from '../list/people.ts'
import type { KnownMark } from './repository.ts'

/** What the marks of a call name, as far as it is there. */
export type Named = {
  today: string
  unitIds: ReadonlySet<string>
  people: readonly Person[]
  pictureIds: ReadonlySet<string>
  marks: ReadonlyMap<string, KnownMark>
}

/** Why a mark cannot be taken; null where it can. */
export function refusalOf(mark: NewMark, named: Named): ErrorCode | null {
  if (!named.unitIds.has(mark.unitId)) return 'units/unknown'
  if (!isMarkable(mark.date, named.today)) return 'cleaning/day-too-far'
  switch (mark.kind) {
    case 'assigned':
      return isAssignable(mark, named.people) ? null : 'team/member-unknown'
    case 'problem':
      return problemRefusal(mark, named.pictureIds)
    case 'solved':
      return isProblemThere(mark, named.marks) ? null : 'cleaning/mark-refused'
    default:
      return null
  }
}

/** What was done some days ago can still come in from a phone that was away; what is to be done can be given early. */
export function isMarkable(date: string, today: string): boolean {
  return addDays(today, -MARKS_LATE_DAYS) <= date && date <= addDays(today, LIST_DAYS_AROUND)
}

function isAssignable({ assigneeId = null }: NewMark, people: readonly Person[]): boolean {
  return assigneeId === null || people.some(({ id }) => id === assigneeId)
}

function problemRefusal(
  { text = '', pictureIds = [] }: NewMark,
  known: ReadonlySet<string>,
): ErrorCode | null {
  if (!pictureIds.every((id) => known.has(id))) return 'cleaning/picture-unknown'
  return plainText(text) === '' && pictureIds.length === 0 ? 'cleaning/mark-refused' : null
}

/** What was told of on an earlier day is mended on the day that somebody does it. */
function isProblemThere({ problemId, unitId, date }: NewMark, marks: Named['marks']): boolean {
  const told = problemId === undefined ? undefined : marks.get(problemId)
  return told?.kind === 'problem' && told.unitId === unitId && told.day <= date
}
