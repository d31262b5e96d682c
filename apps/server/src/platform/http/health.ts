import type { FastifyInstance } from 'fastify'
import { withinLimit } from '../within-limit.ts'

const READY_LIMIT_MS = 2_000
const SHARED_MS = 1_000
const ASK_AGAIN_SECONDS = 5

/** `/healthz`: the process lives. `/readyz`: it may get requests; not while stopping or without its database. */
export function installHealth(
  app: FastifyInstance,
  isStopping: () => boolean,
  ping: () => Promise<void>,
): void {
  const isAnswering = oncePerSecond(() => withinLimit(READY_LIMIT_MS, ping()).catch(() => false))
  const options = { schema: { hide: true }, config: { rateLimit: false } }
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', options, async (request, reply) => {
    const isReady = !isStopping() && (await isAnswering())
    // It is asked all the time; what it says no for is told where it happens.
    request.isToldElsewhere = !isReady
    if (!isReady) reply.header('retry-after', String(ASK_AGAIN_SECONDS))
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady })
  })
}

/** Whoever asks within a second shares one question to the database. */
function oncePerSecond(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(false)
  return () => {
    if (performance.now() - asked > SHARED_MS) {
      asked = performance.now()
      answer = ask()
    }
    return answer
  }
}
