import { queryString } from '@innkeeper/api/address.ts'
import type { OwnResponse } from '@innkeeper/api/survey/guest.ts'
import { isPreviewAddress } from '@innkeeper/domain/guestbook/preview-query.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { SCORE_MAX } from '@innkeeper/domain/survey/constants.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { KnownDevices } from '../../platform/http/known-devices.ts'
import {
  languageIndex,
  languagePreference,
  rememberLanguage,
} from '../../platform/http/language-preference.ts'
import { sendUnkept } from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { ReadBack } from './guest/read-back.ts'
import type { Start } from './guest/start.ts'

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  pages: PageSender
  devices: KnownDevices
  start: Start
  readBack: ReadBack
  /** The key to previews this visitor has. */
  previewKeyOf(request: FastifyRequest, hotel: string): Promise<string | null>
}

type Query = Record<string, unknown>
type Route = { Params: { hotel: string }; Querystring: Query }

/** spec 2: a survey, entered only with a template or a response; an address without them leads to the guestbook. */
export function registerSurveyPage(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, guests, stayCookie, pages, devices, start, readBack, previewKeyOf } =
    services

  /** A link carries the key of its stay, which an address that is read by others must not. */
  async function rememberStay(request: FastifyRequest<Route>, reply: FastifyReply): Promise<boolean> {
    const { hotel } = request.params
    const { booking } = request.query
    if (typeof booking !== 'string') return false
    if (await guests.stayOf(hotel, booking)) stayCookie.remember(request, reply, { hotel, linkKey: booking })
    return true
  }

  const show = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { hotel } = request.params
    const leadTo = (address: string) => reply.header('cache-control', 'no-store').redirect(address, 302)
    const liveAfter = hub.position()
    const guestbook = await properties.openForPage(hotel, 'guestbook')
    if ('failure' in guestbook) return pages.send(request, reply, guestbook.failure)
    const { booking: _, ...query } = request.query
    if (await rememberStay(request, reply)) return leadTo(withQuery(`/survey/${hotel}`, query))
    const linkKey = stayCookie.keyOf(request, hotel)
    if (!namesSurvey(query)) return leadTo(await guestbookAddress(hotel, { linkKey, query }))
    const opened = await properties.openForPage(hotel, 'guestFeedback')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const { snapshot, clientData } = opened
    const unavailable = () =>
      pages.send(request, reply, { kind: 'failure', failure: 'unavailable', clientData })
    const [templateId, responseId] = [idIn(query.templateId), idIn(query.responseId)]
    const asked = languageIndex(query.language)
    const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
    if (!language) return unavailable()
    const isPreview = isPreviewAddress(undefined, query)
    const previewKey = isPreview ? await previewKeyOf(request, hotel) : null
    // What was to be tried only must not become an answer.
    if (isPreview && previewKey === null) return unavailable()
    const visit = { propertyId: hotel, linkKey: linkKey ?? null, languageIndex: language.index }
    const deviceHash = devices.of(request)?.hash ?? null
    const own = responseId ? await readOwn({ ...visit, responseId, deviceHash }) : null
    const surveyId = own?.survey.id ?? templateId
    const begun = surveyId
      ? await start({ ...visit, surveyId, deviceHash, isPreview: previewKey !== null })
      : null
    if (!begun) return unavailable()
    if (asked === language.index) rememberLanguage(reply, language.code)
    if (!isPreview) {
      const { state } = await guests.visitorOf(hotel, linkKey)
      request.answeredPage = { propertyId: hotel, page: 'survey', state, language: language.code }
    }
    const page = {
      data: {
        kind: 'survey' as const,
        clientData,
        language: { code: language.code, index: language.index },
        booking: begun.known && linkKey ? linkKey : null,
        start: begun,
        score: scoreIn(query.score),
        own,
        preview: isPreview ? { token: previewKey } : null,
        liveAfter,
      },
      language: interfaceLanguageFor(language.code),
      renderedAt: clock.now().getTime(),
    }
    if (page.data.booking !== null || previewKey || own)
      return pages.sendForOne(request, reply, page, { isFramed: previewKey !== null })
    // Strangers who want many hold up no guest with a booking.
    const rendered = await pages.renderForFew(page)
    return sendUnkept(request, reply, rendered.html, pages.headersOf(rendered))
  }

  /** The guestbook of this visitor, which says that this is not available, keeping what else the address says. */
  async function guestbookAddress(
    hotel: string,
    { linkKey, query }: { linkKey: string | null; query: Query },
  ) {
    const isStay = linkKey !== null && (await guests.stayOf(hotel, linkKey)) !== null
    const address = isStay ? `/guestbook/${hotel}/${linkKey}` : `/guestbook/${hotel}`
    return withQuery(address, { ...query, box: 'survey' })
  }

  /** Nothing where it is somebody else's: the survey itself can still be answered. */
  async function readOwn(asked: Parameters<ReadBack>[0]): Promise<OwnResponse | null> {
    return readBack(asked).catch((error) => {
      if (error instanceof AppError && error.code === 'survey/response-unknown') return null
      throw error
    })
  }

  app.get<Route>('/survey/:hotel', { schema: { hide: true } }, show)
}

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && PUBLIC_ID_PATTERN.test(value) ? value : null

/** A score as a link carries it; anything else chooses nothing. */
function scoreIn(value: unknown): number | null {
  const score = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : null
  return score !== null && score <= SCORE_MAX ? score : null
}

const namesSurvey = ({ templateId, responseId }: Query): boolean =>
  [templateId, responseId].flat().some((value) => typeof value === 'string' && value !== '')

/** Proxies refuse answers whose headers are longer still; of an absurdly long query nothing is kept. */
const LONGEST_ADDRESS = 4000

/** With what of a query can be written again: words. */
function withQuery(path: string, query: Query): string {
  const isWord = (value: unknown) => typeof value === 'string'
  const words = Object.entries(query).flatMap(([name, value]) => {
    const values = [value].flat().filter(isWord)
    return values.length > 0 ? [[name, values]] : []
  })
  const address = path + queryString(Object.fromEntries(words))
  return address.length > LONGEST_ADDRESS ? path : address
}
