import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { KEYED_PROVIDERS, type KeyedProvider } from '@innkeeper/domain/payments/providers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PaymentError, type PaymentNews } from '../../platform/payments/port.ts'
import type { Accounts } from './accounts.ts'
import type { WebhookSubject } from './handle-webhook.ts'
import { noteWebhook } from './repository.ts'
import { WEBHOOK_PATH } from './webhook-address.ts'

const MAX_BYTES = 256 * 1024

type Dependencies = {
  db: Database
  clock: Clock
  accounts: Accounts
  /** In the transaction that notes the webhook. */
  enqueueWebhook(tx: Tx, subject: WebhookSubject): Promise<void>
}
type Route = { Params: { provider: string; hotel: string }; Body: Buffer }

/** Verified, noted once, answered at once; the same webhook again is answered the same and does nothing. */
export async function registerWebhooks(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { db, clock, accounts, enqueueWebhook } = deps

  /** Whatever is wrong, the answer is the same: nobody learns here which property uses which provider. */
  const refused = () => new AppError('payment/bad-signature', 'This was not signed by the provider.')

  async function read({ params, body, headers }: FastifyRequest<Route>, provider: KeyedProvider) {
    const port = PROPERTY_ID_PATTERN.test(params.hotel) ? await accounts.open(params.hotel, provider) : null
    if (!port || !Buffer.isBuffer(body)) throw refused()
    try {
      return await port.readWebhook({ rawBody: body, headers: singleHeaders(headers) })
    } catch (error) {
      if (error instanceof PaymentError && error.failure === 'bad-signature') throw refused()
      throw error
    }
  }

  await app.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<Route>(WEBHOOK_PATH, { schema: { hide: true } }, async (request, reply) => {
      const provider = KEYED_PROVIDERS.find((name) => name === request.params.provider)
      if (!provider) throw refused()
      const news: PaymentNews | null = await read(request, provider)
      if (news) {
        const { hotel: propertyId } = request.params
        const { eventId, paymentId, reference } = news
        await db.tenant(propertyId, async (tx) => {
          const isNew = await noteWebhook(tx, { propertyId, provider, eventId, receivedAt: clock.now() })
          if (isNew) await enqueueWebhook(tx, { propertyId, provider, paymentId, reference })
        })
      }
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

function singleHeaders(headers: FastifyRequest['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}
