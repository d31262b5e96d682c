import { reportSubmissions } from '@innkeeper/api/registration/submissions.ts'
import { guessedCountry } from '@innkeeper/domain/properties/guessed-country.ts'
import { presetOf } from '@innkeeper/domain/registration/presets.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, stream } from '../../../platform/http/handlers.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { RegisterReport } from '../../../platform/register-report/port.ts'
import { recordBy } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { findArrived } from '../submissions/repository.ts'
import { tellUnreadable } from '../submissions/unreadable-forms.ts'
import type { SubmissionRow } from '../tables.ts'
import { countedGuests, reportedPeople, unreadablePeople } from './reported.ts'

/** Of one file; more days are asked for one after the other. */
const REPORTED_MAX = 5000

type Dependencies = {
  db: Database
  properties: Pick<PropertyService, 'snapshot'>
  sealedForms: SealedForms
  registerReport: RegisterReport
}

/**
 * What a law has a house hand over; who is named, for a reason that is written down with the bookings. Who was erased
 * is in it only when an authority asks: that is why the rest is kept. Only forms that follow a law with such a report
 * are. One that cannot be read has its names and a note.
 */
export function reportHandlers({ db, properties, sealedForms, registerReport }: Dependencies): Handler[] {
  async function readRows(
    tx: Tx,
    propertyId: string,
    wish: { fromDate: string; toDate: string; withLocked: boolean },
  ): Promise<SubmissionRow[]> {
    const found = await findArrived(tx, propertyId, wish, REPORTED_MAX + 1)
    if (found.length > REPORTED_MAX) throw new AppError('request/invalid', 'Ask for fewer days.')
    return found.map(({ row }) => row).filter(({ country }) => presetOf(country).report !== null)
  }

  return [
    stream(reportSubmissions, async ({ propertyId, staff, query }, reply) => {
      const { fromDate, toDate, reason } = query
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const report = presetOf(guessedCountry({ timeZone, languages: [] }) ?? '').report
      if (report === null) throw new AppError('registration/no-report', 'No law asks for a report here.')
      if (report === 'police' && !reason)
        throw new AppError('request/invalid', 'Say why people are named.', { fields: ['reason'] })
      const withLocked = reason === 'authority asks'
      const { people, unreadable } = await db.tenant(propertyId, async (tx) => {
        const rows = await readRows(tx, propertyId, { fromDate, toDate, withLocked })
        const forms = rows.map((row) => ({ row, filled: sealedForms.openIfReadable(row) }))
        const lost = forms.filter(({ filled }) => filled === null).length
        const read = forms.flatMap(({ row, filled }) =>
          filled ? reportedPeople(row, filled) : unreadablePeople(row),
        )
        const numbers = [...new Set(rows.map(({ bookingNumber }) => bookingNumber))]
        await recordBy(tx, staff, {
          action: 'registration.reported',
          subject: [`${fromDate} – ${toDate}`, ...numbers].join(', '),
          details: { count: String(read.length), report, ...(reason ? { reason } : {}) },
        })
        return { people: read, unreadable: lost }
      })
      const { fileEnding, contentType: type, writePeople, writeCounts } = registerReport
      await sendFile(tellUnreadable(reply, unreadable), {
        name: `${report}-${propertyId}-${fromDate}-${toDate}.${fileEnding}`,
        type,
        bytes: report === 'police' ? writePeople(people) : writeCounts(countedGuests(people)),
      })
    }),
  ]
}
