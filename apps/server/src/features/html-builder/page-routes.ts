import type { PageData } from '@innkeeper/api/page.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { FRAME_STYLE } from '@innkeeper/html-builder/modules/raw-html/frame-style.ts'
import { filmOrigins } from '@innkeeper/html-builder/modules/video/film.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  languageIndex,
  languagePreference,
  rememberLanguage,
} from '../../platform/http/language-preference.ts'
import {
  bytesOfAnswer,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { PropertyService } from '../properties/service.ts'
import type { TemplateService } from './service.ts'

/** spec 2 */
const PATH = '/pages/:hotel/:pageId'
const MAX_ANSWERS = 300
/** Most pages take a few kilobytes; one with much HTML of its own takes megabytes. */
const MAX_ANSWER_BYTES = 64_000_000
/** Finished bytes are made anew at least this often. */
const ANSWER_MS = 60_000

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  templates: TemplateService
  pages: PageSender
  /** Which menu and which links the visitor gets; nothing else of a stay is in a page. */
  visitorStateOf(request: FastifyRequest, hotel: string): Promise<CardState>
}
type Route = { Params: { hotel: string; pageId: string }; Querystring: Record<string, unknown> }

/**
 * A page of the HTML builder: the same finished bytes for everybody in the same language and phase who has a
 * booking, or who has none.
 */
export function registerCustomPages(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, templates, pages, visitorStateOf } = services
  const now = () => clock.now().getTime()
  const answers = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_ANSWERS,
    bound: { maxBytes: MAX_ANSWER_BYTES, bytesOf: bytesOfAnswer },
    dropOn: ['template.published', 'guestbook.published', 'property.changed', 'survey.published'],
  })

  const prepare = async (data: PageData & { kind: 'page' }): Promise<PreparedAnswer> => {
    const language = interfaceLanguageFor(data.template.language.code)
    const rendered = await pages.render({ data, language, renderedAt: now() })
    // Frames with foreign HTML take over the page's policy; a later version of the page may have some.
    const allowed = { ...rendered, inlineStyles: [...rendered.inlineStyles, FRAME_STYLE] }
    const films = filmOrigins(data.template.modules)
    return prepareAnswer(rendered.html, pages.headersOf(allowed, { isFramed: false, films }))
  }

  app.get<Route>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { hotel, pageId } = request.params
    const opened = await properties.openForPage(hotel, 'htmlBuilder')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const { snapshot, clientData } = opened
    const asked = languageIndex(request.query.language)
    const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
    const template =
      language && PUBLIC_ID_PATTERN.test(pageId)
        ? await templates.guestPage(hotel, pageId, language).catch(nullWhenUnknown)
        : null
    if (!language || !template) {
      return pages.send(request, reply, { kind: 'failure', failure: 'unavailable', clientData })
    }
    if (asked === language.index) rememberLanguage(reply, language.code)
    const state = await visitorStateOf(request, hotel)
    const [hasBooking, phase] = [state !== 'qr', phaseOf(state)]
    const data = { kind: 'page', clientData, template, hasBooking, phase } as const
    request.answeredPage = { propertyId: hotel, page: 'page', state, language: language.code }
    if (!pages.isCacheable) return sendPrepared(request, reply, await prepare(data))
    const key = [
      hotel,
      pageId,
      snapshot.property.revision,
      language.index,
      phase,
      Number(hasBooking),
    ] as const
    const validUntil = Math.min(now() + ANSWER_MS, properties.settledUntil(snapshot))
    const answer = await answers.get(key, async () => ({ value: await prepare(data), validUntil }))
    return sendPrepared(request, reply, answer)
  })
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'template/unknown') return null
  throw error
}
