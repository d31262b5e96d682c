import { addressOf } from '@innkeeper/api/client.ts'
import { getGuestLive } from '@innkeeper/api/guestbook.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { emit } from '../../apps/server/src/platform/events/outbox.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import { HOTEL } from '../subject.ts'
import { openStream } from './live-stream.ts'

/** Versions that no publishing reaches, so that a frame is told from all others. */
const FIRST_VERSION = 1_000_000

/** Commits events from this process, a second node, and waits for each on a stream of the server. */
export async function timeCommits(origin: string, databaseUrl: string, count: number): Promise<number[]> {
  const db = await openDatabase({ databaseUrl, dataDir: '', minFreeMb: 0, logger: quietLogger })
  const stream = await openStream(addressOf(getGuestLive, { params: { hotel: HOTEL } }, origin), {})
  try {
    const times: number[] = []
    for (let version = FIRST_VERSION; version < FIRST_VERSION + count; version++) {
      await db.tenant(HOTEL, (tx) => emit(tx, HOTEL, 'guestbook.published', { version }))
      const committedAt = performance.now()
      const frame = await stream.next(({ data }) => data.includes(`"version":${version}`))
      times.push(Math.max(0, frame.arrivedAt - committedAt))
    }
    return times
  } finally {
    stream.close()
    await db.close()
  }
}
