import type { Readable } from 'node:stream'
import { AppError } from '../../../platform/http/app-error.ts'
import { NoRoomError } from '../../../platform/http/no-room-error.ts'

type Limits = {
  /** What is held in memory at a time, counted as each sender announces it. */
  bytes: number
  /** Uploads read at a time. */
  atOnce: number
  /** Of one network: whoever is elsewhere always finds room. */
  ofNetwork: { bytes: number; atOnce: number }
  /** So many more wait unread; their senders are held back by the network itself. */
  waiting: number
  /** Of one booking, read and waiting. */
  ofBooking: number
  /** Of one booking, read at a time: the others' turn comes before its next. */
  readOfBooking: number
  waitMs: number
}

export type Sender = { booking: string; network: string; bytes: number }
type Waiting = { sender: Sender; begin(): void }

export const noRoom = () => new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
export const cutOff = () => new AppError('media/broken', 'The picture did not arrive whole.')
export const tooSlow = () => new AppError('media/too-slow', 'The picture came too slowly; send it again.')

/** Room in memory for what comes in. A crowd waits its turn instead of being sent away, and costs nothing meanwhile. */
export function createIncomingRoom(limits: Limits) {
  const line: Waiting[] = []
  const ofBooking = createCounts()
  const readOfBooking = createCounts()
  const bytesOfNetwork = createCounts()
  const readOfNetwork = createCounts()
  let held = { uploads: 0, bytes: 0 }

  const hasRoom = ({ booking, network, bytes }: Sender) =>
    held.uploads < limits.atOnce &&
    held.bytes + bytes <= limits.bytes &&
    bytesOfNetwork.of(network) + bytes <= limits.ofNetwork.bytes &&
    readOfNetwork.of(network) < limits.ofNetwork.atOnce &&
    readOfBooking.of(booking) < limits.readOfBooking

  function take({ booking, network, bytes }: Sender, sign: 1 | -1): void {
    held = { uploads: held.uploads + sign, bytes: held.bytes + sign * bytes }
    bytesOfNetwork.add(network, sign * bytes)
    readOfNetwork.add(network, sign)
    readOfBooking.add(booking, sign)
  }

  function turn(sender: Sender, body: Readable): Promise<void> | void {
    if (hasRoom(sender)) return take(sender, 1)
    if (line.length >= limits.waiting) throw noRoom()
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        body.off('close', onCut)
        const place = line.indexOf(entry)
        if (place >= 0) line.splice(place, 1)
      }
      const onCut = () => {
        leave()
        reject(cutOff())
      }
      const late = setTimeout(() => {
        leave()
        reject(noRoom())
      }, limits.waitMs)
      const entry: Waiting = {
        sender,
        begin() {
          leave()
          take(sender, 1)
          resolve()
        },
      }
      body.once('close', onCut)
      line.push(entry)
    })
  }

  // Handed on at once, so that a newcomer cannot slip in before one who waits.
  function finish(sender: Sender): void {
    take(sender, -1)
    for (const entry of [...line]) if (hasRoom(entry.sender)) entry.begin()
  }

  return async <T>(sender: Sender, body: Readable, work: () => Promise<T>): Promise<T> => {
    if (ofBooking.of(sender.booking) >= limits.ofBooking) throw noRoom()
    ofBooking.add(sender.booking, 1)
    try {
      await turn(sender, body)
      try {
        return await work()
      } finally {
        finish(sender)
      }
    } finally {
      ofBooking.add(sender.booking, -1)
    }
  }
}

function createCounts() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add(key: string, change: number): void {
      const count = (counts.get(key) ?? 0) + change
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
