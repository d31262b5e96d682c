import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Holding, PersonalData, Reader } from '../../../platform/personal-data.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import type { SubmissionRow } from '../tables.ts'
import { type EraseForms, lastDayOf, parted } from './erase-forms.ts'
import type { ExportedForm } from './exported-form.ts'
import { findRegisteredByWords } from './registered-names.ts'
import {
  deleteExpiredLinks,
  deleteLinksOf,
  findDueSubmissions,
  findSubmissionsOf,
  findToday,
  findUnusedPictures,
  forgetSenders,
} from './repository.ts'

type Dependencies = {
  clock: Clock
  eraseForms: EraseForms
  exportedForm: ExportedForm
  removePicture: PictureRemoval['removePicture']
}

/**
 * What guests wrote for the law: their own form with those who travel along in it. The forms of other adults are
 * theirs, and are handed out and erased one by one. The night takes those whose time is over.
 */
export function createRegistrationPersonalData(dependencies: Dependencies): PersonalData {
  const { clock, eraseForms, exportedForm, removePicture } = dependencies

  async function holding(
    tx: Tx,
    fate: Holding['fate'],
    rows: readonly SubmissionRow[],
    reader: Reader,
  ): Promise<Holding> {
    const files: object[] = []
    for (const row of rows) files.push(await exportedForm(tx, row, reader))
    return { kind: 'registration', fate, rows: files }
  }

  return {
    async find(tx, person, reader = { opensDocuments: false }) {
      const rows = await findSubmissionsOf(tx, person)
      if (rows.length === 0) return []
      const today = await findToday(tx, person.propertyId, clock.now())
      const [kept, over] = parted(rows, today)
      const lockedUntil = lastDayOf(kept)
      return [
        ...(lockedUntil ? [{ ...(await holding(tx, 'locked', kept, reader)), lockedUntil }] : []),
        ...(over.length > 0 ? [await holding(tx, 'erased', over, reader)] : []),
      ]
    },

    async erase(tx, person, now) {
      const { propertyId } = person
      for (const picture of await findUnusedPictures(tx, person)) await removePicture(tx, picture)
      await deleteLinksOf(tx, person)
      const rows = await findSubmissionsOf(tx, person)
      if (rows.length === 0) return
      await eraseForms.erase(tx, propertyId, rows, now)
      await emit(tx, propertyId, 'registration.changed', { submissionId: null })
    },

    findNamed: findRegisteredByWords,

    expire: {
      retained: null,
      count: 'registrations',
      async run(tx, { propertyId, timeZone, now, limit }) {
        await deleteExpiredLinks(tx, propertyId, now)
        const today = localTimeAt(now.getTime(), timeZone).date
        await forgetSenders(tx, propertyId, today)
        const rows = await findDueSubmissions(tx, propertyId, { today, limit })
        await eraseForms.remove(tx, propertyId, rows)
        if (rows.length > 0) await emit(tx, propertyId, 'registration.changed', { submissionId: null })
        return rows.length
      },
    },
  }
}
