import { PROPERTY_ID_PATTERN, PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { defaultInterfaceLanguage, interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { acceptedLanguages } from '../../../platform/http/language-preference.ts'
import { formPagePolicy } from '../../../platform/web/form-page.ts'
import { propertyLook } from '../../../platform/web/property-look.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { UnsubscribeAddresses } from './address.ts'
import { findOffers, sayOffers } from './offers.ts'
import { unknownUnsubscribePage, unsubscribePage } from './page.ts'
import { readPress } from './read-press.ts'

const PATH = '/unsubscribe/:propertyId/:bookingId/:token'
const FORM_BYTES = 4096
const NO_LOOK = propertyLook({ brand: DEFAULT_BRAND, font: { heading: '', text: '', href: '' } })

type Route = { Params: { propertyId: string; bookingId: string; token: string }; Body: unknown }
type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  unsubscribe: UnsubscribeAddresses
}

/**
 * Where a guest stops getting offers, by a link of a mail. Opening it changes nothing, because programs that look
 * through mail open every link; a press does, also that of a mail program (RFC 8058).
 */
export async function registerUnsubscribe(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { db, clock, properties, unsubscribe } = deps

  async function find({ propertyId, bookingId, token }: Route['Params']) {
    const isMeant = PROPERTY_ID_PATTERN.test(propertyId) && PUBLIC_ID_PATTERN.test(bookingId)
    if (!isMeant || !unsubscribe.isToken(propertyId, bookingId, token)) return null
    const snapshot = await properties.snapshot(propertyId).catch(() => null)
    if (!snapshot) return null
    const stay = { propertyId, bookingId }
    const offers = await db.tenant(propertyId, (tx) => findOffers(tx, stay), { readOnly: true })
    return offers && { stay, offers, snapshot }
  }

  async function show(request: FastifyRequest<Route>, reply: FastifyReply) {
    const found = await find(request.params)
    if (!found) return showUnknown(request, reply)
    const { offers, snapshot } = found
    const clientData = properties.clientDataOf(snapshot)
    const spoken = offers.language ?? defaultLanguage(snapshot.property.localization)?.code
    const look = propertyLook(clientData)
    const html = unsubscribePage({
      language: interfaceLanguageFor(spoken ?? defaultInterfaceLanguage),
      translate: await texts(),
      property: clientData.name,
      look,
      fontsHref: clientData.font.href,
      isRefused: offers.isRefused,
    })
    return send(reply, html, look)
  }

  async function press(request: FastifyRequest<Route>, reply: FastifyReply) {
    const found = await find(request.params)
    if (!found) return showUnknown(request, reply)
    const sent = readPress(request.body)
    if (!sent) throw new AppError('request/invalid', 'The page does not send this.')
    const isGiven = sent.press === 'resume'
    await db.tenant(found.stay.propertyId, (tx) =>
      sayOffers(tx, found.stay, { isGiven, source: 'mail', now: clock.now() }),
    )
    // A mail program follows nothing; a person may reload the page without pressing again.
    if (sent.isOneClick) return show(request, reply)
    return reply.header('cache-control', 'no-store').redirect(request.url, 303)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.get<Route>(PATH, { schema: { hide: true } }, show)
    scope.post<Route>(PATH, { schema: { hide: true } }, press)
  })
}

async function showUnknown(request: FastifyRequest, reply: FastifyReply) {
  const [wanted = defaultInterfaceLanguage] = acceptedLanguages(request.headers['accept-language'])
  const language = interfaceLanguageFor(wanted)
  const html = unknownUnsubscribePage({
    language,
    translate: await texts(),
    look: NO_LOOK,
    fontsHref: null,
  })
  return send(reply.code(404), html, NO_LOOK)
}

/** All catalogues in all languages: nobody should wait for them at the start. */
async function texts() {
  return (await import('@innkeeper/i18n/translate.ts')).translate
}

function send(reply: FastifyReply, html: string, look: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', formPagePolicy(look))
    .send(html)
}
