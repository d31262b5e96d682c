import type { PageData, PageFonts } from '@innkeeper/api/page.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from './create-platform.ts'
import type { Feature } from './platform/feature.ts'
import type { Gatekeeper } from './platform/http/access.ts'
import { installApiDescription } from './platform/http/api-description.ts'
import { installHealth } from './platform/http/health.ts'
import { installNotFound } from './platform/http/not-found.ts'
import { registerEndpoints } from './platform/http/register.ts'
import { createHttpServer } from './platform/http/server.ts'
import { installMetrics } from './platform/metrics/metrics.ts'
import { createPageSender } from './platform/web/page-sender.ts'

type Dependencies = {
  platform: Platform
  features: readonly Feature[]
  gatekeeper: Gatekeeper
  pageFonts(data: PageData): Promise<PageFonts>
  isStopping(): boolean
}

/** The HTTP server with what the platform answers itself, every feature's endpoints and pages, and the web apps. */
export async function createWebServer(dependencies: Dependencies): Promise<FastifyInstance> {
  const { platform, features, gatekeeper, pageFonts, isStopping } = dependencies
  const { settings, db, hub, web, log, reports, isHttps, requestsPerMinute } = platform
  const http = await createHttpServer({
    log,
    hub,
    reports,
    trustProxy: settings.TRUST_PROXY,
    ...(requestsPerMinute ? { requestsPerMinute } : {}),
    isHttps,
    browserOf: platform.deviceCookie.idOf,
  })
  const gauges = {
    live_streams: { help: 'Open live streams', read: () => hub.openStreams() },
    recent_answers: {
      help: 'Requests answered again from the recent answers, before the framework',
      read: () => http.recentAnswers.answered(),
    },
  }
  installMetrics(http, gauges, {
    token: settings.METRICS_TOKEN,
    address: settings.METRICS_ADDRESS,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
  })
  installHealth(http, isStopping, () => db.ping())
  await installApiDescription(http, web.clientVersion)
  registerEndpoints(
    http,
    features.flatMap(({ handlers = [] }) => handlers),
    { db, gatekeeper },
  )
  const pages = createPageSender({ ...platform, apps: web, fontsOf: pageFonts })
  for (const feature of features) await feature.pages?.(http, pages)
  http.failurePage = pages.sendError
  installNotFound(http, (request, reply) =>
    pages.send(request, reply, { kind: 'failure', failure: 'unknown-address', clientData: null }),
  )
  await web.register(http)
  return http
}
