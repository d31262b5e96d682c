import type { FastifyInstance } from 'fastify'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../http/prepared-answer.ts'

const VERSION_TOKEN = '__CLIENT_VERSION__'

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  // A worker that is kept too long would keep the app too long.
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/** The guest app's service worker, at the root so that it may serve all its pages; each version has its own. */
export function serveServiceWorker(app: FastifyInstance, script: string, version: string): void {
  serveWorker(app, '/service-worker.js', script.replaceAll(VERSION_TOKEN, version))
}

/** The worker of the staff app's cleaning page: beside that page, so that it may serve no other. */
export function serveCleaningWorker(app: FastifyInstance, script: string): void {
  serveWorker(app, '/admin/cleaning-worker.js', script)
}

function serveWorker(app: FastifyInstance, address: string, script: string): void {
  let answer: Promise<PreparedAnswer> | undefined
  app.get(address, { schema: { hide: true } }, async (request, reply) => {
    answer ??= prepareAnswer(script, HEADERS)
    return sendPrepared(request, reply, await answer)
  })
}
