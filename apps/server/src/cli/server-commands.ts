import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Settings } from '../platform/config/schema.ts'
import type { Database } from '../platform/db/port.ts'
import { makeOwner } from './make-owner.ts'
import { ownerWishSchema } from './owner-wish.ts'
import { renewKey } from './renew-key.ts'

export const ROTATE_KEY = { command: 'rotate-key' } as const
const rotateKeySchema = z.object({ command: z.literal(ROTATE_KEY.command) })

type Tell = (progress: string) => void
type Server = { db: Database; settings: Settings; log: Logger; settleMs?: number }

/** What a running server does for an operator's command, since it holds the embedded database. */
export function serverCommands({ log, ...server }: Server): (wish: unknown, tell: Tell) => Promise<string> {
  let renewal: Promise<string> | null = null
  const hearers = new Set<Tell>()

  /** One at a time: who asks again meanwhile waits for the same one. */
  async function renewOnce(tell: Tell): Promise<string> {
    hearers.add(tell)
    renewal ??= renewKey({
      ...server,
      tell: (progress) => {
        log.info({}, progress)
        for (const hear of hearers) hear(progress)
      },
    }).finally(() => {
      renewal = null
    })
    try {
      return await renewal
    } finally {
      hearers.delete(tell)
    }
  }

  return async (wish, tell) => {
    if (z.safeParse(rotateKeySchema, wish).success) return renewOnce(tell)
    return makeOwner(server.db, ownerWishSchema.parse(wish))
  }
}
