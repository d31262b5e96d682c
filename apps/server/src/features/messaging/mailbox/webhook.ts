import { createHmac, timingSafeEqual } from 'node:crypto'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { MOST_MAIL_BYTES } from './limits.ts'

const PATH = '/webhooks/mail/:propertyId/:token'
const TOKEN_LENGTH = 32
/** A mailing to thousands may come back to a tenth of them within minutes; counted by sender. */
const CALLS_PER_MINUTE = 300

/** Where a mail server or relay posts mail that came back; the token is the property's own. */
export function mailWebhookUrl(
  { origin, secret }: { origin: string; secret: string },
  propertyId: string,
): string {
  return origin + PATH.replace(':propertyId', propertyId).replace(':token', tokenOf(secret, propertyId))
}

function tokenOf(secret: string, propertyId: string): string {
  return createHmac('sha256', secret)
    .update(`mail-webhook|${propertyId}`)
    .digest('base64url')
    .slice(0, TOKEN_LENGTH)
}

type Params = { propertyId: string; token: string }
type Route = { Params: Params; Body: unknown }
type Dependencies = {
  secret: string
  /** Throws for what is no mail. */
  take(propertyId: string, source: Uint8Array): Promise<void>
}

/** Takes a report as it came, the bytes of the mail; what is none is answered the same and does nothing. */
export async function registerMailWebhook(
  app: FastifyInstance,
  { secret, take }: Dependencies,
): Promise<void> {
  function isToken(propertyId: string, token: string): boolean {
    const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(secret, propertyId))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    )
    const rateLimit = {
      max: CALLS_PER_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: ({ params, ip }: FastifyRequest) =>
        `mail ${(params as Params).propertyId} ${clientNetwork(ip)}`,
    }
    /** Before its body is read: whoever does not know the token costs nothing more. */
    async function onRequest({ params: { propertyId, token } }: FastifyRequest<Route>): Promise<void> {
      if (!PROPERTY_ID_PATTERN.test(propertyId) || !isToken(propertyId, token)) {
        throw new AppError('request/not-found', 'There is nothing here.')
      }
    }
    const options = { schema: { hide: true }, bodyLimit: MOST_MAIL_BYTES, config: { rateLimit }, onRequest }
    scope.post<Route>(PATH, options, async ({ params, body }, reply) => {
      if (Buffer.isBuffer(body)) await take(params.propertyId, body)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}
