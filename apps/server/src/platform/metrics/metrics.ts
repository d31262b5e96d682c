// Numbers for whoever watches the installation, in the text form Prometheus reads at /metrics.
// Labels are route patterns and statuses: never an address, an id or a person.
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from '../http/errors.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type Gauges = Record<string, { help: string; read: () => number }>

export function installMetrics(app: FastifyInstance, gauges: Gauges): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'innkeeper_' })
  const durations = new Histogram({
    name: 'innkeeper_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
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
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe({ route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  )
}
