import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { sendError } from './errors.ts'
import { methodsAt } from './route-list.ts'
import { wantsPage } from './wants-page.ts'

/** Answers what no route takes: the API with a code, a page with the view a guest understands. */
export function installNotFound(
  app: FastifyInstance,
  pageNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  // The limit hangs on routes; what has none is counted here.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = methodsAt(app, path)
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '))
      return sendError(
        reply,
        new AppError('request/method-not-allowed', `This address takes ${allowed.join(', ')}.`),
      )
    }
    if (wantsPage(request)) return pageNotFound(request, reply)
    return sendError(reply, new AppError('request/not-found', 'There is nothing at this address.'))
  })
}
