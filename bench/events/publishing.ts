import { getGuestbook, publishGuestbook } from '@innkeeper/api/guestbook.ts'
import { HOTEL } from '../subject.ts'
import { createCardSaver } from './card-saver.ts'
import type { StaffSession } from './staff-session.ts'

const SEEN_LIMIT_MS = 60_000

/** From the answer of a publishing to the guest's first answer that has the new version. */
export async function timePublishing(session: StaffSession, count: number): Promise<number[]> {
  const { call } = session
  const saver = await createCardSaver(session)
  const times: number[] = []
  for (let published = 0; published < count; published++) {
    await saver.save()
    const { version } = await call(publishGuestbook, {})
    const answeredAt = performance.now()
    for (;;) {
      const seen = await call(getGuestbook, { params: { hotel: HOTEL } })
      if (seen.version >= version) break
      if (performance.now() - answeredAt > SEEN_LIMIT_MS) throw new Error('A publishing was never seen')
    }
    times.push(performance.now() - answeredAt)
  }
  return times
}
