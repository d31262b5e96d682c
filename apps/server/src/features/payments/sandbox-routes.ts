import { fillPath } from '@innkeeper/api/address.ts'
import { PROPERTY_ID_PATTERN, PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { defaultInterfaceLanguage, intlLocaleFor, isInterfaceLanguage } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentSandbox, SandboxVisit } from '../../platform/payments/sandbox.ts'
import { formPagePolicy } from '../../platform/web/form-page.ts'
import { propertyLook } from '../../platform/web/property-look.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Accounts } from './accounts.ts'
import { sandboxPage } from './sandbox-page.ts'
import { readPress } from './sandbox-press.ts'
import type { createSettingsService } from './settings-service.ts'

const PATH = '/payment-sandbox/:hotel/:paymentId'
const FORM_BYTES = 1024

type Dependencies = {
  accounts: Accounts
  properties: PropertyService
  settings: Pick<ReturnType<typeof createSettingsService>, 'options'>
  /** What a provider's webhook would bring about. */
  refresh(propertyId: string, orderId: string): Promise<void>
  /** What the order wants of its payment now: a page of an order that was given up is closed before it is shown. */
  settle(propertyId: string, orderId: string): Promise<void>
}
type Route = {
  Params: { hotel: string; paymentId: string }
  Querystring: { lang?: string }
  Body: unknown
}
type Found = { sandbox: PaymentSandbox; visit: SandboxVisit }

/** The payment page of demo installations. */
export async function registerSandbox(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { accounts, properties, settings, refresh, settle } = deps

  async function find({ hotel, paymentId }: Route['Params']): Promise<Found | null> {
    if (!PROPERTY_ID_PATTERN.test(hotel) || !PUBLIC_ID_PATTERN.test(paymentId)) return null
    const sandbox = accounts.sandbox(hotel)
    const visit = await sandbox?.visit(paymentId)
    if (visit?.payment.state === 'pending') await settle(hotel, visit.payment.reference)
    const settled = await sandbox?.visit(paymentId)
    return sandbox && settled ? { sandbox, visit: settled } : null
  }

  async function methodsFor(hotel: string, { method }: SandboxVisit) {
    const { methods } = await settings.options(hotel)
    return method && !methods.includes(method) ? [method, ...methods] : methods
  }

  async function show(request: FastifyRequest<Route>, reply: FastifyReply) {
    const { hotel } = request.params
    const found = await find(request.params)
    if (!found) return away(reply, hotel)
    const { payment, method, returnUrl } = found.visit
    const language = languageOf(request.query.lang)
    const isOpen = payment.state === 'pending'
    // All catalogues in all languages: nobody should wait for them at the start.
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    const clientData = properties.clientDataOf(await properties.snapshot(hotel))
    const look = propertyLook(clientData)
    const html = sandboxPage({
      language,
      translate,
      hotel: clientData.name,
      look,
      fontsHref: clientData.font.href,
      amount: formatMoney(payment.amount.minor, payment.amount.currency, intlLocaleFor(language)),
      methods: await methodsFor(hotel, found.visit),
      chosen: method,
      isOpen,
      isGivenUp: payment.state === 'released',
      back: isOpen ? `${pathOf(returnUrl)}?payment=left` : pathOf(returnUrl),
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', formPagePolicy(look))
      .send(html)
  }

  async function press({ params, body }: FastifyRequest<Route>, reply: FastifyReply) {
    const found = await find(params)
    if (!found) return away(reply, params.hotel)
    const { sandbox, visit } = found
    const methods = await methodsFor(params.hotel, visit)
    const chosenFirst = visit.method ? [visit.method, ...methods] : methods
    const pressed = readPress(body, chosenFirst)
    if (pressed.action === 'approve') await sandbox.approve(visit.payment.id, pressed.method)
    else await sandbox.decline(visit.payment.id)
    await refresh(params.hotel, visit.payment.reference)
    return reply.header('cache-control', 'no-store').redirect(pathOf(visit.returnUrl), 303)
  }

  await app.register(async (scope) => {
    // JSON, which every other address takes, is no form.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get<Route>(PATH, { schema: { hide: true } }, show)
    scope.post<Route>(PATH, { schema: { hide: true } }, press)
  })
}

/** There is nothing to pay here; the guestbook's address knows what to show. */
function away(reply: FastifyReply, hotel: string) {
  return reply.header('cache-control', 'no-store').redirect(fillPath('/guestbook/:hotel', { hotel }), 303)
}

function languageOf(wish: unknown): string {
  return typeof wish === 'string' && isInterfaceLanguage(wish) ? wish : defaultInterfaceLanguage
}

/** Within this installation, by whichever name the guest reached it. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
