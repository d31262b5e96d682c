import { randomBytes } from 'node:crypto'
import { HOTEL } from '../subject.ts'
import { openStream } from './live-stream.ts'

/** The first are slower: what they need is loaded then. */
const WARM_UP = 5

const newKey = () => randomBytes(16).toString('base64url')

type Chat = { base: string; cookie: string; bookingKey: string; messages: number }
export type ChatTimes = { p50: number; p99: number }

/**
 * How long a message takes to be announced on the other side: the guest writes, staff hear it, staff answer and the
 * guest hears that, over one live stream each. In milliseconds from before the call to the frame.
 */
export async function measureChat({ base, cookie, bookingKey, messages }: Chat): Promise<ChatTimes> {
  const guestAddress = `${base}/api/guest/${HOTEL}`
  const staff = await openStream(`${base}/api/hotel/live`, { cookie })
  const guest = await openStream(`${guestAddress}/live`, {})
  const times: number[] = []
  let guestCookie = ''
  const post = async (address: string, body: object, cookies: string) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, cookie: cookies },
      body: JSON.stringify({ ...body, clientKey: newKey() }),
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    guestCookie = answer.headers.get('set-cookie')?.split(';')[0] ?? guestCookie
    return (await answer.json()) as { data: { watchId: string } }
  }
  const timed = async (hears: typeof staff, write: () => Promise<unknown>) => {
    const begun = performance.now()
    const heard = hears.next(({ name, arrivedAt }) => name === 'thread.changed' && arrivedAt >= begun)
    await write()
    times.push((await heard).arrivedAt - begun)
  }
  let threadId = ''
  for (let n = 0; n < WARM_UP + messages; n++) {
    if (n === WARM_UP) times.length = 0
    await timed(staff, async () => {
      const { data } = await post(
        `${guestAddress}/thread`,
        { booking: bookingKey, text: `${n}` },
        guestCookie,
      )
      threadId = data.watchId
    })
    const answer = { text: `Answer ${n}`, channel: 'guestbook' }
    await timed(guest, () => post(`${base}/api/hotel/threads/${threadId}/answer`, answer, cookie))
  }
  staff.close()
  guest.close()
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
