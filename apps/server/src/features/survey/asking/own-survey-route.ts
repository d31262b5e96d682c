import { queryString } from '@innkeeper/api/address.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { ownSurvey } from '@innkeeper/domain/survey/own-survey.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/db/port.ts'
import type { PageSender } from '../../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { OWN_SURVEY_PATH, surveyPath } from '../addresses.ts'
import { findOpenSurveys } from './open-surveys.ts'

type Services = {
  db: Database
  properties: PropertyService
  guests: Pick<GuestService, 'stayOf'>
  stayCookie: StayCookie
  pages: PageSender
}
type Route = { Params: { hotel: string; bookingId: string } }

/** Leads a guest to what their stay is asked now; where that is nothing, to the guestbook, which says so. */
export function registerOwnSurvey(app: FastifyInstance, services: Services): void {
  const { db, properties, guests, stayCookie, pages } = services
  app.get<Route>(OWN_SURVEY_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { hotel, bookingId } = request.params
    const opened = await properties.openForPage(hotel, 'guestFeedback')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const stay = await guests.stayOf(hotel, bookingId)
    if (stay) stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
    const open = stay ? await db.tenant(hotel, (tx) => findOpenSurveys(tx, hotel), { readOnly: true }) : []
    const survey = stay && ownSurvey(open, phaseOf(stay.state))
    const path = survey ? surveyPath(hotel, survey.id) : `/return/${hotel}${queryString({ box: 'survey' })}`
    return reply.header('cache-control', 'no-store').redirect(path, 302)
  })
}
