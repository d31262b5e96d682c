import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { AUTH_PATH, headersOf } from './better-auth.ts'
import type { Authentication } from './port.ts'

/** Only these of the library's calls are open; the rest of its surface stays shut until a feature needs it. */
const OPEN_CALLS = ['sign-in/email', 'sign-out', 'get-session'] as const

export function registerAuth(app: FastifyInstance, authentication: Authentication): void {
  for (const call of OPEN_CALLS) {
    app.route({
      method: call === 'get-session' ? 'GET' : 'POST',
      url: `${AUTH_PATH}/${call}`,
      schema: { hide: true },
      async handler(request, reply) {
        const address = `${request.protocol}://${request.host}${request.url}`
        if (!URL.canParse(address)) throw new AppError('request/invalid', 'The host is not valid.')
        const answer = await authentication.handle(
          new Request(address, {
            method: request.method,
            headers: headersOf(request),
            ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body ?? {}) }),
          }),
        )
        reply.code(answer.status).header('cache-control', 'no-store')
        for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value)
        const cookies = answer.headers.getSetCookie()
        if (cookies.length > 0) reply.header('set-cookie', cookies)
        return reply.send(await answer.text())
      },
    })
  }
}
