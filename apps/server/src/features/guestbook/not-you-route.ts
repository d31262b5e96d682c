import { fillPath } from '@innkeeper/api/address.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance } from 'fastify'
import type { StayCookie } from '../guests/service.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
/** The form has no fields. */
const FORM_BYTES = 1024

/** "Not you?": a plain form that forgets the booking last opened, also where no script runs. */
export async function registerNotYou(app: FastifyInstance, stayCookie: StayCookie): Promise<void> {
  // A scope of its own: nowhere else are forms taken.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, _body, done) => done(null, undefined),
    )
    scope.post<{ Params: { hotel: string } }>(
      '/not-you/:hotel',
      { schema: { hide: true } },
      (request, reply) => {
        const { hotel } = request.params
        if (PROPERTY_ID_PATTERN.test(hotel)) stayCookie.forget(reply, hotel)
        return reply
          .header('cache-control', 'no-store')
          .redirect(fillPath('/guestbook/:hotel', { hotel }), 303)
      },
    )
  })
}
