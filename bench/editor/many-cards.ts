import { importGuestbook } from '@innkeeper/api/guestbook/files.ts'
import { listCards, publishGuestbook } from '@innkeeper/api/guestbook.ts'
import type { StaffSession } from '../events/staff-session.ts'

/** Fills the guestbook up with copies of its own cards, in all their languages, and publishes them. */
export async function fillGuestbook(origin: string, session: StaffSession, wanted: number): Promise<number> {
  const { call, cookie } = session
  const answer = await fetch(`${origin}/api/hotel/guestbook/export`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`The guestbook could not be exported: ${answer.status}`)
  const text = await answer.text()
  let { cards } = await call(listCards, {})
  while (cards.length < wanted) {
    await call(importGuestbook, { body: { text, mode: 'append', dryRun: false } })
    cards = (await call(listCards, {})).cards
    if (cards.length >= wanted) await call(publishGuestbook, {})
  }
  return cards.length
}
