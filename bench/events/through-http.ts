import { getStaffLive } from '@innkeeper/api/auth.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import { createCardSaver } from './card-saver.ts'
import { openStream } from './live-stream.ts'
import type { StaffSession } from './staff-session.ts'

export type SaveTimes = {
  /** From the save's answer, which follows the commit, to the frame; 0 when the frame was first. */
  afterAnswerMs: number
  /** From sending the save to the frame: the whole way, an upper bound. */
  wholeMs: number
}

/** Saves cards and waits for each on the staff's stream, as two colleagues at one desk would. */
export async function timeSaves(origin: string, session: StaffSession, count: number): Promise<SaveTimes[]> {
  const stream = await openStream(addressOf(getStaffLive, {}, origin), { cookie: session.cookie })
  try {
    const saver = await createCardSaver(session)
    const times: SaveTimes[] = []
    for (let saved = 0; saved < count; saved++) {
      const sentAt = performance.now()
      const revision = await saver.save()
      const answeredAt = performance.now()
      const frame = await stream.next(
        ({ name, data }) => name === 'card.changed' && data.includes(`"revision":${revision}`),
      )
      times.push({
        afterAnswerMs: Math.max(0, frame.arrivedAt - answeredAt),
        wholeMs: frame.arrivedAt - sentAt,
      })
    }
    return times
  } finally {
    stream.close()
  }
}
