import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { SMS_PROVIDERS, type SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { SmsError, type SmsGateway, type SmsNews } from '../../../platform/sms/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import { tellChanged } from '../delivery/sending.ts'
import type { Inbound } from '../inbound.ts'
import { applyReport } from './apply-report.ts'
import { takeAnswer } from './take-answer.ts'
import { SMS_WEBHOOK_PATH, smsWebhookAddress } from './webhook-address.ts'

/** Far above any report or SMS. */
const MAX_BYTES = 16 * 1024
/** A mailing to thousands brings several reports of each. Counted by sender, so that nobody keeps a provider's out. */
const CALLS_PER_MINUTE = 6000

type Dependencies = {
  db: Database
  clock: Clock
  origin: string
  properties: PropertyService
  inbound: Inbound
  gateway(propertyId: string, provider: SmsProvider): Promise<SmsGateway | null>
}
type Route = { Params: { provider: string; hotel: string }; Body: Buffer }

/** Verified, written down, answered at once. Whatever is wrong, nobody learns here who uses which provider. */
export async function registerSmsWebhooks(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { db, clock, origin, properties, inbound, gateway } = deps

  /** Undefined for what no provider of the property signed. */
  async function read({ params, body, headers, url }: FastifyRequest<Route>, provider: SmsProvider) {
    const port = await gateway(params.hotel, provider)
    if (!port) return undefined
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    const address = smsWebhookAddress(origin, provider, params.hotel) + search
    const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    try {
      return port.readWebhook({ url: address, rawBody, headers: singleHeaders(headers) })
    } catch (error) {
      if (error instanceof SmsError && error.failure === 'forged') return undefined
      throw error
    }
  }

  async function take(propertyId: string, provider: SmsProvider, news: SmsNews): Promise<void> {
    const now = clock.now()
    const written = await db.tenant(propertyId, async (tx) => {
      if (news.about === 'answer') {
        const taken = await takeAnswer(tx, { propertyId, answer: news, now })
        await tellChanged(tx, propertyId, taken.changed)
        return taken.inbound
      }
      const changed = await applyReport(tx, { propertyId, provider, report: news, now })
      if (changed) await tellChanged(tx, propertyId, [changed])
      return null
    })
    // When this fails the provider sends it again; whoever reads it knows it by its id.
    if (written) await inbound.hand(written)
  }

  await app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const rateLimit = {
      max: CALLS_PER_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: ({ params, ip }: FastifyRequest) =>
        `sms ${(params as Route['Params']).hotel} ${clientNetwork(ip)}`,
    }
    const options = { schema: { hide: true }, bodyLimit: MAX_BYTES, config: { rateLimit } }
    scope.post<Route>(SMS_WEBHOOK_PATH, options, async (request, reply) => {
      const { hotel } = request.params
      if (!PROPERTY_ID_PATTERN.test(hotel))
        throw new AppError('property/unknown', 'There is no such property.')
      await properties.snapshot(hotel)
      const provider = SMS_PROVIDERS.find((name) => name === request.params.provider)
      const news = provider && (await read(request, provider))
      reply.header('cache-control', 'no-store')
      if (!provider || news === undefined) return reply.code(403).send()
      if (news) await take(hotel, provider, news)
      // Without a body: Twilio would read one as an answer to the guest.
      return reply.code(204).send()
    })
  })
}

function singleHeaders(headers: FastifyRequest['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}
