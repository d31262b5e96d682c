import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import type { CountedGuests, ReportedPerson } from '../../../platform/register-report/port.ts'
import { peopleOf } from '../submissions/presenter.ts'
import { inClear } from '../submissions/unreadable-forms.ts'
import type { SubmissionRow } from '../tables.ts'

const UNREADABLE = 'cannot be read'

/** Everybody of a form; where they came from stands in it once for all. */
export function reportedPeople(row: SubmissionRow, filled: FilledForm, note = ''): ReportedPerson[] {
  const { arrival, departure } = row
  const arrivedFrom = filled.values.arrivedFrom ?? ''
  return peopleOf(row, filled).map(({ values }) => {
    const of = (name: string) => values[name] ?? ''
    return {
      arrival,
      departure,
      firstName: of('firstName'),
      lastName: of('lastName'),
      birthDate: of('birthDate'),
      nationality: of('nationality'),
      residenceCountry: of('residenceCountry'),
      address: of('address'),
      arrivedFrom,
      documentType: of('documentType'),
      documentNumber: of('passportNumber') || of('idNumber'),
      documentIssuer: of('documentIssuer'),
      note,
    }
  })
}

/** Of a form that cannot be read: who sent it, and that others came along. */
export function unreadablePeople(row: SubmissionRow): ReportedPerson[] {
  const [sender, ...none] = reportedPeople(row, inClear(row), UNREADABLE)
  if (!sender) return none
  const unnamed = { ...sender, firstName: '', lastName: '' }
  return [sender, ...Array.from({ length: row.companions }, () => unnamed)]
}

/** How many there are of each kind, in the order in which they arrive. */
export function countedGuests(people: readonly ReportedPerson[]): CountedGuests[] {
  const counts = new Map<string, CountedGuests>()
  for (const { arrival, departure, nationality, residenceCountry, arrivedFrom } of people) {
    const kind = { arrival, departure, nationality, residenceCountry, arrivedFrom }
    const key = JSON.stringify(kind)
    counts.set(key, { ...kind, people: (counts.get(key)?.people ?? 0) + 1 })
  }
  return [...counts.values()]
}
