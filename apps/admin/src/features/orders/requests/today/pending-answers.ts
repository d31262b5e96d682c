import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { acceptRequest, declineRequest, RequestListItem } from '@innkeeper/api/orders/requests.ts'

/** Long enough to read it and to think again. */
export const UNDO_MS = 10_000

/** An answer that somebody gave and can still take back: nobody but them knows of it. */
export type PendingAnswer = { request: RequestListItem } & (
  | { kind: 'accept'; body: BodyOf<typeof acceptRequest> }
  | { kind: 'decline'; body: BodyOf<typeof declineRequest> }
)

/**
 * Answers wait here before they are sent: the guest is told and money moves with them, which no call takes back. They
 * are sent when their time is over, or when the page is left.
 */
export function createPendingAnswers(send: (answer: PendingAnswer) => Promise<unknown>, delayMs = UNDO_MS) {
  let pending: readonly PendingAnswer[] = []
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function change(next: readonly PendingAnswer[]) {
    pending = next
    for (const listener of listeners) listener()
  }

  /** Out of the list; undefined when it was sent or taken back already. */
  function take(requestId: string): PendingAnswer | undefined {
    const found = pending.find(({ request }) => request.id === requestId)
    if (!found) return undefined
    clearTimeout(timers.get(requestId))
    timers.delete(requestId)
    change(pending.filter((answer) => answer !== found))
    return found
  }

  async function sendNow(requestId: string): Promise<void> {
    const answer = take(requestId)
    if (answer) await send(answer)
  }

  return {
    list: () => pending,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The second of two answers to one request is the one that counts. */
    give(answer: PendingAnswer): void {
      const { id } = answer.request
      take(id)
      timers.set(
        id,
        setTimeout(() => void sendNow(id), delayMs),
      )
      change([...pending, answer])
    },
    /** Whether there was still something to take back. */
    undo: (requestId: string): boolean => take(requestId) !== undefined,
    sendAll: () => Promise.all(pending.map(({ request }) => sendNow(request.id))),
  }
}
