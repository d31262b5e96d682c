import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { createIncomingRoom } from './incoming-room.ts'

const LIMITS = {
  ...{ bytes: 100, atOnce: 10, ofNetwork: { bytes: 60, atOnce: 5 } },
  ...{ waiting: 2, ofBooking: 3, readOfBooking: 2, waitMs: 60_000 },
}
const unread = () => new Readable({ read() {} })
const settled = () => new Promise((resolve) => setImmediate(resolve))

function aRoom(limits: Partial<typeof LIMITS> = {}) {
  const inRoom = createIncomingRoom({ ...LIMITS, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    send(name: string, sender: { booking?: string; network?: string; bytes?: number } = {}, body = unread()) {
      const { booking = name, network = name, bytes = 10 } = sender
      const sent = inRoom({ booking, network, bytes }, body, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      })
      sent.catch(() => undefined)
      return sent
    },
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

it('what comes in waits unread until there is room for all its bytes; beyond the line it is sent away', async () => {
  const { begun, send, end } = aRoom()
  send('a', { bytes: 50 })
  send('b', { bytes: 45 })
  send('c', { bytes: 50 })
  const body = unread()
  const cut = send('d', { bytes: 50 }, body)
  await expect(send('e', { bytes: 50 })).rejects.toMatchObject({ code: 'media/busy' })
  body.destroy()
  await expect(cut).rejects.toMatchObject({ code: 'media/broken' })
  send('small', { bytes: 5 })
  await settled()
  expect(begun).toEqual(['a', 'b', 'small'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'small', 'c'])
})

it('one network never has all the room, by number or by bytes', async () => {
  const { begun, send, end } = aRoom({ waiting: 20 })
  for (let nth = 0; nth < 6; nth++) send(`flood ${nth}`, { network: 'one', bytes: 1 })
  send('large', { network: 'two', bytes: 50 })
  send('larger', { network: 'two', bytes: 15 })
  send('elsewhere', { bytes: 40 })
  await settled()
  expect(begun.slice(4)).toEqual(['flood 4', 'large', 'elsewhere'])
  await end('flood 0')
  expect(begun.at(-1)).toBe('flood 5')
})

it('of one booking two are read at a time and one waits; another booking comes before its third', async () => {
  const { begun, send, end } = aRoom({ atOnce: 3 })
  for (const name of ['a', 'b', 'c']) send(name, { booking: 'one' })
  await expect(send('d', { booking: 'one' })).rejects.toMatchObject({ code: 'media/busy' })
  send('e')
  await settled()
  expect(begun).toEqual(['a', 'b', 'e'])
  await end('e')
  expect(begun).toEqual(['a', 'b', 'e'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'e', 'c'])
})
