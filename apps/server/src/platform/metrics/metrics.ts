// Numbers for whoever watches the installation, in the text form Prometheus reads at /metrics.
// Labels are route patterns and statuses: never an address, an id or a person.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from '../http/app-error.ts'
import { routeOf } from '../http/errors.ts'
import { hasToken, isFromThisMachine, type MetricsSettings } from './access.ts'
import { openMetricsListener } from './own-listener.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type Gauges = Record<string, { help: string; read: () => number }>

export function installMetrics(app: FastifyInstance, gauges: Gauges, settings: MetricsSettings): void {
  const registry = createRegistry(gauges)
  const durations = new Histogram({
    name: 'innkeeper_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe({ route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  if (settings.address) listenApart(app, registry, { ...settings, address: settings.address })
  else answerHere(app, registry, settings)
}

function answerHere(app: FastifyInstance, registry: Registry, settings: MetricsSettings): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    requireOperator(request, settings)
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function createRegistry(gauges: Gauges): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'innkeeper_' })
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name: `innkeeper_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
  return registry
}

/** Opened and closed with the server. */
function listenApart(
  app: FastifyInstance,
  registry: Registry,
  { address, token }: MetricsSettings & { address: string },
): void {
  let close = async () => {}
  app.addHook('onReady', async () => {
    const listener = await openMetricsListener(address, registry, token)
    close = listener.close
    app.log.info({ address: listener.address }, 'metrics are answered on their own address')
  })
  app.addHook('onClose', () => close())
}

/** Strangers do not learn that there are metrics, unless a token is asked for. */
function requireOperator({ socket, headers }: FastifyRequest, settings: MetricsSettings): void {
  if (settings.token) {
    if (hasToken(headers, settings.token)) return
    throw new AppError('auth/required', 'Send the token of METRICS_TOKEN as a bearer token.')
  }
  if (isFromThisMachine({ remoteAddress: socket.remoteAddress, headers }, settings)) return
  throw new AppError('request/not-found', 'There is nothing at this address.')
}
