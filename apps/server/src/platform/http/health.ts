import type { FastifyInstance } from 'fastify'

const READY_LIMIT_MS = 2_000

/** `/healthz`: the process lives. `/readyz`: it may get requests; not while stopping or without its database. */
export function installHealth(
  app: FastifyInstance,
  isStopping: () => boolean,
  ping: () => Promise<void>,
): void {
  const options = { schema: { hide: true }, config: { rateLimit: false } }
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', options, async (_request, reply) => {
    const isReady = !isStopping() && (await answersInTime(ping))
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady })
  })
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), READY_LIMIT_MS)
  const answered = ping().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
