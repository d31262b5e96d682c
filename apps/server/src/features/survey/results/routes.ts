import {
  exportResponses,
  getResponse,
  getSurveyResults,
  handleResponse,
  listResponseOwners,
  listResponses,
  type SurveyResponse,
  tagResponse,
} from '@innkeeper/api/survey/responses.ts'
import { listSurveys } from '@innkeeper/api/survey/surveys.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { questionsOf } from '@innkeeper/domain/survey/questions-of.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, stream, write, writeAfter } from '../../../platform/http/handlers.ts'
import { recordExport } from '../../audit/service.ts'
import type { MessagingService } from '../../messaging/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findSurvey, findVersion, findVersions } from '../editing/repository.ts'
import type { ResponseRow } from '../tables.ts'
import { createResponseCommands, findOwners } from './handle-response.ts'
import { readableBy, requireReadable } from './readable.ts'
import {
  countResponses,
  findListed,
  findResponses,
  findTags,
  presentItem,
  type ResponseFilters,
} from './responses.ts'
import { createResults } from './results.ts'
import { listOfSurveys } from './survey-list.ts'
import { responsesCsv } from './write-csv.ts'

/** More lines than a spreadsheet is looked through for; whoever has more asks for shorter periods. */
const CSV_LINES_MAX = 20_000

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  messaging: Pick<MessagingService, 'threadOf'>
}

/** What staff read of surveys, and what they do with responses. */
export function resultHandlers({ db, clock, properties, messaging }: Dependencies): Handler[] {
  const results = createResults({ db })
  const commands = createResponseCommands({ clock })
  const scoped = (staff: Staff, filters: ResponseFilters): ResponseFilters => ({
    ...filters,
    isForContact: !readableBy(staff).readsAll,
  })

  /** What can be filtered by. */
  async function segmentsOf(propertyId: string) {
    const { unitCategories, targetGroups } = await properties.snapshot(propertyId)
    return {
      categories: unitCategories.map(({ id, name }) => ({ id, name })),
      groups: targetGroups.map(({ id, name }) => ({ id, name })),
    }
  }

  async function present(tx: Tx, staff: Staff, id: string): Promise<SurveyResponse> {
    const { propertyId } = staff
    const listed = await findListed(tx, propertyId, id)
    const who = readableBy(staff)
    requireReadable(listed?.row ?? null, who)
    if (!listed) throw new Error('a response that is readable is there')
    const { row } = listed
    const version = await findVersion(tx, propertyId, row.surveyId, row.version)
    return {
      ...presentItem(listed, who),
      groups: version?.body.groups ?? [],
      answers: row.answers,
      contact: who.mayManageGuests ? row.contact : null,
      // Whoever writes one may name the guest.
      note: who.mayManageGuests ? row.note : '',
      ...(await replyTo(tx, staff, row)),
    }
  }

  /** Only those who may write to guests are told how: in the conversation of the stay, else by what the guest wrote. */
  async function replyTo(
    tx: Tx,
    staff: Staff,
    { propertyId, bookingId, contact }: ResponseRow,
  ): Promise<Pick<SurveyResponse, 'threadId' | 'replyBy'>> {
    if (!can(staff, 'messages:send') || !can(staff, 'guests:manage')) return { threadId: null, replyBy: null }
    if (bookingId !== null) {
      return { threadId: await messaging.threadOf(tx, propertyId, bookingId), replyBy: 'thread' }
    }
    return { threadId: null, replyBy: contact?.email ? 'email' : null }
  }

  return [
    read(listSurveys, async ({ propertyId, staff }) => {
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const today = localTimeAt(clock.now().getTime(), timeZone).date
      const items = await db.tenant(
        propertyId,
        (tx) => listOfSurveys(tx, propertyId, { today, readsAll: readableBy(staff).readsAll }),
        { readOnly: true },
      )
      return { items }
    }),
    read(getSurveyResults, async ({ propertyId, params, query }) => {
      return { ...(await results(propertyId, params.id, query)), ...(await segmentsOf(propertyId)) }
    }),
    read(listResponses, async ({ propertyId, staff, query }) => {
      const { after, limit, ...asked } = query
      const filters = scoped(staff, asked)
      const segments = await segmentsOf(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => {
          const found = await findResponses(tx, propertyId, filters, { after, limit: limit + 1 })
          return {
            ...segments,
            items: found.slice(0, limit).map((response) => presentItem(response, readableBy(staff))),
            hasMore: found.length > limit,
            tags: await findTags(tx, propertyId, scoped(staff, { survey: asked.survey, show: 'all' })),
            toHandle: await countResponses(
              tx,
              propertyId,
              scoped(staff, { survey: asked.survey, show: 'to handle' }),
            ),
          }
        },
        { readOnly: true },
      )
    }),
    read(listResponseOwners, async ({ propertyId }) => ({ items: await findOwners(db, propertyId) })),
    read(getResponse, ({ propertyId, staff, params }) =>
      db.tenant(propertyId, (tx) => present(tx, staff, params.responseId), { readOnly: true }),
    ),
    writeAfter(
      handleResponse,
      ({ propertyId }) => findOwners(db, propertyId),
      async ({ staff, params, body }, tx, owners) => {
        await commands.handle(tx, staff, { ...params, ...body }, { readableBy: readableBy(staff), owners })
        return present(tx, staff, params.responseId)
      },
    ),
    write(tagResponse, async ({ staff, params, body }, tx) => {
      await commands.tag(tx, staff, { ...params, ...body }, readableBy(staff))
      return present(tx, staff, params.responseId)
    }),
    stream(exportResponses, async ({ propertyId, staff, params, query }, reply) => {
      const { timeZone, localization } = (await properties.snapshot(propertyId)).property
      const { spreadsheet, ...filters } = query
      const written = await db.tenant(propertyId, async (tx) => {
        const survey = await findSurvey(tx, propertyId, params.id)
        if (!survey) throw new AppError('survey/unknown', 'There is no such survey.')
        const asked = { ...filters, survey: params.id }
        const found = await findResponses(tx, propertyId, asked, { limit: CSV_LINES_MAX + 1 })
        if (found.length > CSV_LINES_MAX)
          throw new AppError('survey/too-many-lines', `A file holds ${CSV_LINES_MAX} responses at most.`)
        const versions = await findVersions(tx, propertyId, params.id)
        const questions = new Map(
          versions.flatMap(({ body }) => questionsOf(body)).map((question) => [question.id, question]),
        )
        await recordExport(tx, staff, { subject: survey.name, format: 'CSV', count: found.length })
        return responsesCsv(found, {
          questions: [...questions.values()],
          language: defaultLanguage(localization)?.index ?? 0,
          mayManageGuests: readableBy(staff).mayManageGuests,
          form: CSV_FORMS[spreadsheet ?? usualSpreadsheet(timeZone)],
        })
      })
      await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          contentDisposition('attachment', `survey-${propertyId}-${params.id}.csv`),
        )
        .type('text/csv; charset=utf-8')
        .send(written)
    }),
  ]
}
