import type { FastifyReply } from 'fastify'
import type { EventHub } from './port.ts'

/** Long enough for the page to hear why before the stream ends. */
const GRACE_MS = 1000

type Listening = {
  /** Whose sessions and memberships the stream hangs on. */
  userIds: readonly string[]
  /** Whether the stream would be opened now. */
  hasRight: () => Promise<boolean>
  /** What the page is told when it would not. */
  farewell?: Buffer
}

/**
 * A stream outlives the check it was opened with: it is asked again whenever a session of its people ends or their
 * place in a team changes, and ends soon after the right to hear it.
 */
export function endWithRight(
  hub: EventHub,
  { raw }: FastifyReply,
  { userIds, hasRight, farewell }: Listening,
): void {
  // Whoever left while the right was looked up closes nothing any more.
  if (raw.destroyed || raw.closed) return
  const end = () => {
    if (farewell && !raw.writableEnded) raw.write(farewell)
    setTimeout(() => endOf(raw), GRACE_MS).unref()
  }
  const look = ({ payload: { userId } }: { payload: { userId: string | null } }) => {
    if (userId === null || !userIds.includes(userId)) return
    void hasRight()
      .catch(() => false)
      .then((isHeard) => {
        if (!isHeard) end()
      })
  }
  const forget = [hub.on('session.ended', look), hub.on('team.changed', look)]
  raw.on('close', () => {
    for (const stop of forget) stop()
  })
}

/** A page that reads gets a clean end; one that does not is cut off. */
function endOf(raw: FastifyReply['raw']): void {
  raw.end()
  setTimeout(() => raw.destroy(), GRACE_MS).unref()
}
