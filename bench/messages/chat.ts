import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { messageSettings } from '../../apps/server/src/features/messaging/tables.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import type { TestApp } from '../../apps/server/src/testing/app.ts'
import type { aMessageDesk } from '../../apps/server/src/testing/message-desk.ts'
import { type Frame, openStream } from '../events/live-stream.ts'

type Desk = Awaited<ReturnType<typeof aMessageDesk>>

/** The first ones load what all need. */
const WARM_UP = 5

/**
 * From before a line is sent until the other side hears of it, in milliseconds: guests write, staff hear it on their
 * stream; staff answer, and the guest hears that. Each guest from a network of their own, as they would.
 */
export async function timeChat(app: TestApp, desk: Desk, guests: number): Promise<number[]> {
  const { propertyId, cookie } = desk
  const chat = { ...DEFAULT_MESSAGE_SETTINGS.chat, isOn: true }
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(messageSettings).values({ propertyId, settings: { ...DEFAULT_MESSAGE_SETTINGS, chat } }),
  )
  const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const staff = await openStream(`${origin}/api/hotel/live`, { cookie })
  const guest = await openStream(`${origin}/api/guest/${propertyId}/live`, {})
  const times: number[] = []
  const isAbout = (threadId: string, since: number) => (frame: Frame) =>
    frame.name.startsWith('thread.') && frame.data.includes(threadId) && frame.arrivedAt >= since
  try {
    for (let nth = 0; nth < WARM_UP + guests; nth++) {
      if (nth === WARM_UP) times.length = 0
      const { linkKey } = await desk.booking({ state: 'checkin', arrival: '2026-11-13' })
      const localAddress = `127.0.${1 + Math.floor(nth / 200)}.${1 + (nth % 200)}`
      const begun = performance.now()
      const line = { booking: linkKey, text: 'Is the sauna free at seven?', clientKey: newId() }
      const written = await post(`${origin}/api/guest/${propertyId}/thread`, line, { localAddress })
      const isLine = isAbout(written.watchId, begun)
      times.push((await staff.next(isLine)).arrivedAt - begun)
      // It is told to everybody: what comes next is the answer.
      await guest.next(isLine)
      const answered = performance.now()
      const answer = { text: 'It is yours.', channel: 'guestbook', clientKey: newId() }
      await post(`${origin}/api/hotel/threads/${written.watchId}/answer`, answer, { cookie })
      times.push((await guest.next(isAbout(written.watchId, answered))).arrivedAt - answered)
    }
  } finally {
    staff.close()
    guest.close()
  }
  return times
}

type From = { localAddress?: string; cookie?: string }

async function post(
  address: string,
  body: object,
  { localAddress, cookie }: From,
): Promise<{ watchId: string }> {
  const { origin } = new URL(address)
  const call = request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
    ...(localAddress && { localAddress }),
  })
  call.end(JSON.stringify(body))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const said = (await json(answer)) as { data: { watchId: string } }
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
  return said.data
}
