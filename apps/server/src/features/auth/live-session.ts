import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventHub } from '../../platform/events/port.ts'
import type { AuthService } from './service.ts'

/** Long enough for the page to hear that its session ended before the stream does. */
const GRACE_MS = 1000

/** A page that reads gets a clean end; one that does not is cut off. */
function endOf(raw: FastifyReply['raw']): void {
  raw.end()
  setTimeout(() => raw.destroy(), GRACE_MS).unref()
}

type Opened = { request: FastifyRequest; userId: string; propertyId: string }

/**
 * A stream outlives the check it was opened with: it ends soon after the session it was opened in, or the person's
 * place in the property it tells of.
 */
export function endWithSession(
  hub: EventHub,
  auth: Pick<AuthService, 'isStaffOf'>,
  { request, userId, propertyId }: Opened,
  reply: FastifyReply,
): void {
  const look = (event: { payload: { userId: string | null } }) => {
    if (event.payload.userId !== userId) return
    void auth
      .isStaffOf(request, propertyId)
      .catch(() => false)
      .then((isStaff) => {
        if (!isStaff) setTimeout(() => endOf(reply.raw), GRACE_MS).unref()
      })
  }
  const forget = [hub.on('session.ended', look), hub.on('team.changed', look)]
  reply.raw.on('close', () => {
    for (const stop of forget) stop()
  })
}
