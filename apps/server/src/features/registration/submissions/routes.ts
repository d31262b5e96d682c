import {
  checkSubmission,
  exportSubmissions,
  getRevealedPicture,
  getSubmission,
  listMissingStays,
  listStaySubmissions,
  listSubmissions,
  openDeskForm,
  remindStays,
  removeSubmission,
  revealValue,
} from '@innkeeper/api/registration/submissions.ts'
import { guessedCountry } from '@innkeeper/domain/properties/guessed-country.ts'
import { presetOf } from '@innkeeper/domain/registration/presets.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import { type Handler, read, respond, stream, write, writeAfter } from '../../../platform/http/handlers.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { formStanding } from '../forms/form-standing.ts'
import type { FormsOfStay } from '../guest/forms-of-stay.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import type { EraseForms } from '../privacy/erase-forms.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { createCheck, readItem } from './check.ts'
import { createDesk, findOpenLinksOf } from './desk.ts'
import { createDetails } from './details.ts'
import { createSubmissionExport } from './export.ts'
import { countRegistered, findUnregistered, presentMissing } from './missing.ts'
import type { OpenForm } from './open-form.ts'
import { presentItem } from './presenter.ts'
import type { Reminders } from './remind.ts'
import { createRemove } from './remove.ts'
import { countSubmissions, countUnread, findSubmissions, findSubmissionsOfStay } from './repository.ts'
import { createReveal } from './reveal.ts'
import { createRevealedPicture } from './revealed-picture.ts'

/** Today and the week to come. */
const USUAL_DAYS = 7

type Dependencies = {
  db: Database
  clock: Clock
  secret: string
  files: FilesPort
  properties: PropertyService
  sealedForms: SealedForms
  openForm: OpenForm
  reminders: Reminders
  eraseForms: EraseForms
  guests: GuestService
  forms: FormsOfStay
  removePicture: PictureRemoval['removePicture']
}

/** What guests sent, as staff read and check it. */
export function submissionHandlers(dependencies: Dependencies): Handler[] {
  const { db, clock, reminders } = dependencies
  const readDetails = createDetails(dependencies)
  const reveal = createReveal(dependencies)
  const sendPicture = createRevealedPicture(dependencies)
  const check = createCheck(dependencies)
  const remove = createRemove(dependencies)
  const openDesk = createDesk(dependencies)
  const sendCsv = createSubmissionExport(dependencies)

  return [
    read(listSubmissions, ({ propertyId, query: { pageNumber, pageSize, ...filters } }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize }
          const found = await findSubmissions(tx, propertyId, filters, page)
          return {
            items: found.map(presentItem),
            total: await countSubmissions(tx, propertyId, filters),
            unread: await countUnread(tx, propertyId),
          }
        },
        { readOnly: true },
      ),
    ),
    read(getSubmission, ({ propertyId, staff, params }) =>
      db.tenant(propertyId, (tx) => readDetails(tx, staff, params.id)),
    ),
    write(revealValue, ({ staff, params, body }, tx) => reveal(tx, staff, { id: params.id, ...body })),
    stream(getRevealedPicture, ({ staff, params }, reply) => sendPicture(staff, params.token, reply)),
    write(
      checkSubmission,
      ({ staff, params, body }, tx) => check(tx, staff, { id: params.id, ...body }),
      ({ propertyId, params }, tx) => readItem(tx, propertyId, params.id),
    ),
    write(removeSubmission, ({ staff, params }, tx) => remove(tx, staff, params.id)),
    stream(exportSubmissions, ({ staff, query }, reply) => sendCsv(staff, query, reply)),
    read(listMissingStays, async ({ propertyId, query }) => {
      const sending = await reminders.sendsWith(propertyId)
      const { timeZone } = sending
      const today = localTimeAt(clock.now().getTime(), timeZone).date
      const fromDate = query.fromDate ?? today
      const days = { fromDate, toDate: query.toDate ?? addDays(fromDate, USUAL_DAYS) }
      return db.tenant(
        propertyId,
        async (tx) => {
          const stays = await findUnregistered(tx, propertyId, days)
          const ids = stays.map(({ id }) => id)
          const people = await reminders.peopleOf(tx, sending, ids)
          const personOf = new Map(people.map((person) => [person.guest.id, person]))
          const reminded = await reminders.remindersOf(tx, propertyId, ids)
          const country = guessedCountry({ timeZone, languages: [] })
          return {
            items: stays.map((stay) => presentMissing(stay, personOf.get(stay.id), reminded.get(stay.id))),
            registered: await countRegistered(tx, propertyId, days),
            form: await formStanding(tx, propertyId),
            leaves: sending.leaves,
            today,
            report: country === null ? null : presetOf(country).report,
          }
        },
        { readOnly: true },
      )
    }),
    writeAfter(remindStays, reminders.prepare, ({ staff, body }, tx, prepared) =>
      reminders.remind(tx, staff, body.bookingIds, prepared),
    ),
    // No key keeps the answer: it opens a form.
    respond(openDeskForm, async ({ propertyId, staff, body }) => ({
      path: await openDesk(propertyId, staff, body.bookingId),
    })),
    read(listStaySubmissions, ({ propertyId, params: { bookingId } }) =>
      db.tenant(
        propertyId,
        async (tx) => ({
          items: (await findSubmissionsOfStay(tx, propertyId, bookingId)).map(presentItem),
          open: await findOpenLinksOf(tx, propertyId, bookingId, clock.now()),
          form: await formStanding(tx, propertyId),
        }),
        { readOnly: true },
      ),
    ),
  ]
}
