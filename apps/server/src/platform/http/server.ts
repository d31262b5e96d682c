// The HTTP port: one Fastify with our limits, headers, logging and errors. Features hand it handlers.
// Personal data stays out of logs: requests are logged by route pattern, never by address.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import { VERSION_HEADER } from '@innkeeper/api/client.ts'
import { isClientTooOld } from '@innkeeper/api/client-version.ts'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { clientNetwork } from '../auth/client-network.ts'
import type { EventSource } from '../cache/drop-on-events.ts'
import type { ErrorReports } from '../error-reports/port.ts'
import { AppError } from './app-error.ts'
import { answerClientError } from './client-error.ts'
import { requireKnownClient } from './client-version.ts'
import { installErrorHandler, routeOf, sendError, toAppError } from './errors.ts'
import { createOpenConnections, type OpenConnections } from './open-connections.ts'
import { requireOwnOrigin } from './origin.ts'
import { installPageVisits } from './page-visits.ts'
import { readableUrl } from './readable-url.ts'
import { createRecentAnswers } from './recent-answers.ts'
import { installRouteList } from './route-list.ts'
import { installSecurityHeaders, securityHeaders } from './security-headers.ts'
import { createTurns } from './turns.ts'

export const BODY_LIMIT_BYTES = 1024 * 1024
/** A picture of 20 MB over the Wi-Fi of a mountain hut; a head has to come sooner. */
const REQUEST_TIMEOUT_MS = 300_000
const HEAD_TIMEOUT_MS = 30_000
/** Per minute and client network, behind which a whole hotel can sit, or browser somebody has signed in with. */
export const REQUESTS_PER_MINUTE = 3000
/** Longer than the usual proxy in front, so that it is the proxy that lets go. */
const KEEP_ALIVE_MS = 72_000
/** A connection on which nothing moves for this long is closed; live streams beat more often. */
const SILENCE_MS = 120_000
const SLOW_REQUEST_MS = 1000
/** As long as Node lets an address be: schemas and patterns judge its parts, and a page still gets its view. */
const LONGEST_ADDRESS = 16_384

declare module 'fastify' {
  interface FastifyInstance {
    connections: OpenConnections
  }
}

export type HttpSettings = {
  log: Logger
  hub: EventSource
  reports: ErrorReports
  trustProxy: boolean
  isHttps: boolean
  /** What tells a browser in which somebody signed in before from others behind its address; null for others. */
  browserOf(request: FastifyRequest): string | null
  requestsPerMinute?: number
  /** The oldest release of the apps that is still answered; as the contract says unless a test says otherwise. */
  oldestClient?: string
}

export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const headers = securityHeaders(settings.isHttps)
  const recentAnswers = createRecentAnswers(settings.hub)
  const connections = createOpenConnections()
  const turns = createTurns()
  const isTooOld = ({ headers }: IncomingMessage) =>
    isClientTooOld(String(headers[VERSION_HEADER] ?? ''), settings.oldestClient)
  const app = Fastify({
    loggerInstance: settings.log as unknown as Logger & { msgPrefix: string },
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy at our door is believed: what a client wrote into the header before it stays unheard.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    serverFactory: (handler) => {
      const server = createServer(
        {
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: HEAD_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        (request, response) => {
          const answer = () => {
            // Whoever left while they waited for their turn.
            if (request.socket.destroyed) return
            if (isTooOld(request) || !recentAnswers.answer(request, response)) handler(request, response)
          }
          connections.begin(request, response, () => turns.take(answer))
        },
      )
      connections.follow(server)
      return server.setTimeout(SILENCE_MS)
    },
    // What still comes in on an open connection is answered as ever.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_ADDRESS, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // An address that does not decode is one that does not exist; hooks have not run for it.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers)
      return sendError(
        reply,
        toAppError(error) ?? new AppError('request/invalid', 'This is not a valid request.'),
      )
    },
    // Malformed HTTP never reaches a route; it still gets a code.
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  app.decorate('recentAnswers', recentAnswers)
  app.decorate('connections', connections)
  app.addHook('preClose', async () => connections.closeWhenIdle())
  installPageVisits(app)
  installRouteList(app)
  installErrorHandler(app, settings.reports)
  installSecurityHeaders(app, headers)
  await app.register(rateLimit, {
    max: settings.requestsPerMinute ?? REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    // What one guest in the hotel's Wi-Fi sends keeps reception from nothing. Limits of single calls count so too.
    keyGenerator: (request) => settings.browserOf(request) ?? clientNetwork(request.ip),
    errorResponseBuilder: () => new AppError('request/too-many', 'Too many requests; try again shortly.'),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    requireOwnOrigin(request)
    requireKnownClient(request, settings.oldestClient)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const fields = { route: routeOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    // Whoever asks too often is refused too often for a line each, however long it took.
    const isQuiet = request.isToldElsewhere || reply.statusCode === 429
    if (isQuiet) request.log.debug(fields, 'refused')
    else if (reply.statusCode >= 500) request.log.error(fields, 'failed')
    else if (reply.elapsedTime > SLOW_REQUEST_MS) request.log.warn(fields, 'slow')
    else request.log.debug(fields, 'answered')
    done()
  })
  return app
}
