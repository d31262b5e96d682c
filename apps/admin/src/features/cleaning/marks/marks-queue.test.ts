import type { NewMark } from '@innkeeper/api/cleaning/list.ts'
import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { KeptMark, Press } from './kept-mark.ts'
import type { MarkStore } from './mark-store.ts'
import { createMarksQueue } from './marks-queue.ts'
import { SAMPLE_OWNER, sampleMark } from './sample-mark.ts'

const mia = { ...SAMPLE_OWNER, name: 'Mia' }
const offline = () => Promise.reject(new CallError('offline', 0, ''))
const press = (room: string, more: Partial<Press> = {}): Press => ({
  ...{ unitId: `u${room}`, room, date: '2026-11-19', kind: 'done' },
  ...more,
})

/** A device: what it keeps outlives its tabs. */
function device(kept: KeptMark[] = []) {
  const marks = new Map(kept.map((mark) => [mark.id, mark]))
  const store: MarkStore = {
    read: async () => [...marks.values()],
    keep: async (mark) => void marks.set(mark.id, mark),
    remove: async (ids) => {
      for (const id of ids) marks.delete(id)
    },
  }
  const calls: NewMark[][] = []
  const pictures: string[] = []
  let answer: (sent: NewMark[]) => Promise<{ rooms: []; refused: { id: string; code: string }[] }> =
    async () => ({
      rooms: [],
      refused: [],
    })
  let lock = Promise.resolve()
  let now = 1_000_000
  const tab = (own = store) => {
    const queue = createMarksQueue({
      store: own,
      now: () => now,
      sendMarks: async ({ marks: sent }) => {
        calls.push(sent)
        return answer(sent)
      },
      sendPicture: async ({ id }) => void pictures.push(id),
      inOneTab: (work) => {
        lock = lock.then(work)
        return lock
      },
      tellTabs: () => {},
      onKeep: () => {},
    })
    queue.open(mia, () => {})
    return queue
  }
  return {
    marks,
    calls,
    pictures,
    tab,
    answers: (next: typeof answer) => {
      answer = next
    },
    comesBack: () => {
      answer = async () => ({ rooms: [], refused: [] })
    },
    waits: (ms: number) => {
      now += ms
    },
  }
}
const rooms = (sent: NewMark[][]) => sent.map((call) => call.map(({ unitId }) => unitId))
const until = (check: () => void) => vi.waitFor(check)
afterEach(() => vi.restoreAllMocks())

test('a press shows at once, goes out, and is gone from the device', async () => {
  const { tab, calls, marks } = device()
  const queue = tab()
  queue.press(press('204'))
  expect(queue.state().marks).toHaveLength(1)
  await until(() => expect(queue.state().marks).toHaveLength(0))
  expect(calls).toMatchObject([[{ unitId: 'u204', kind: 'done', agoMs: 0 }]])
  expect(marks.size).toBe(0)
})

test('without a connection marks wait, and go out in order and once when it is back', async () => {
  const phone = device()
  phone.answers(offline)
  const queue = phone.tab()
  for (const room of ['204', '205', '206']) queue.press(press(room))
  await until(() => expect(queue.state().isWaiting).toBe(true))
  await until(() => expect(phone.marks.size).toBe(3))
  phone.waits(60_000)
  phone.comesBack()
  phone.calls.length = 0
  await Promise.all([queue.send(), queue.send()])
  await until(() => expect(queue.state()).toMatchObject({ marks: [], isWaiting: false, sentLate: 3 }))
  expect(rooms(phone.calls)).toEqual([['u204', 'u205', 'u206']])
  const [sent = []] = phone.calls
  expect(sent[0]!.agoMs).toBeGreaterThan(sent[1]!.agoMs)
  // As old as it is, but for the moment that an earlier call took.
  expect(sent[2]!.agoMs).toBeGreaterThan(59_900)
})

test('after a reload they are still there, and of two tabs one sends them', async () => {
  const phone = device()
  phone.answers(offline)
  phone.tab().press(press('204'))
  await until(() => expect(phone.marks.size).toBe(1))
  phone.comesBack()
  phone.calls.length = 0
  const [first, second] = [phone.tab(), phone.tab()]
  await until(() => expect(phone.marks.size).toBe(0))
  await Promise.all([first.send(), second.send()])
  expect(rooms(phone.calls)).toEqual([['u204']])
})

test('what another person or another property left is neither shown nor sent', async () => {
  const phone = device([
    sampleMark({ id: 'a', owner: { userId: 'ola', propertyId: 'fjellheim' } }),
    sampleMark({ id: 'b', owner: { userId: 'mia', propertyId: 'elsewhere' } }),
  ])
  const queue = phone.tab()
  await queue.send()
  expect(queue.state().marks).toEqual([])
  expect(phone.calls).toEqual([])
})

test('a refused mark stays with its reason and stops no other, until it is dismissed', async () => {
  const phone = device()
  phone.answers(async (sent) => ({
    rooms: [],
    refused: sent.filter(({ unitId }) => unitId === 'u204').map(({ id }) => ({ id, code: 'unit/unknown' })),
  }))
  const queue = phone.tab()
  queue.press(press('204'))
  queue.press(press('205'))
  await until(() => expect(queue.state().marks).toMatchObject([{ room: '204', refusal: 'unit/unknown' }]))
  expect(queue.unsent()).toBe(0)
  await queue.send()
  expect(
    rooms(phone.calls)
      .flat()
      .filter((unit) => unit === 'u204'),
  ).toHaveLength(1)
  queue.takeBack(queue.state().marks[0]!.id)
  await until(() => expect(phone.marks.size).toBe(0))
})

test('where one spoils a whole call, the others go through one by one', async () => {
  const phone = device()
  phone.answers(offline)
  const queue = phone.tab()
  for (const room of ['204', '205', '206']) queue.press(press(room))
  await until(() => expect(phone.marks.size).toBe(3))
  await until(() => expect(queue.state().isWaiting).toBe(true))
  phone.answers(async (sent) => {
    if (sent.some(({ unitId }) => unitId === 'u205')) throw new CallError('request/invalid', 400, '')
    return { rooms: [], refused: [] }
  })
  await queue.send()
  await until(() => expect(queue.state().marks).toMatchObject([{ room: '205', refusal: 'request/invalid' }]))
})

test('a mark that has not left is taken back without a trace, one on its way is not', async () => {
  const phone = device()
  phone.answers(offline)
  const queue = phone.tab()
  const id = queue.press(press('204'))!
  await until(() => expect(queue.state().isWaiting).toBe(true))
  expect(queue.takeBack(id)).toBe(true)
  await until(() => expect(phone.marks.size).toBe(0))
  const { promise, resolve } = Promise.withResolvers<{ rooms: []; refused: [] }>()
  phone.answers(() => promise)
  phone.calls.length = 0
  const second = queue.press(press('205'))!
  await until(() => expect(rooms(phone.calls)).toEqual([['u205']]))
  expect(queue.takeBack(second)).toBe(false)
  resolve({ rooms: [], refused: [] })
  await until(() => expect(queue.state().marks).toEqual([]))
})

test('pictures go before the mark that names them', async () => {
  const phone = device()
  const queue = phone.tab()
  const pictures = [{ id: 'p1', file: new Blob(['x']) }]
  queue.press(press('204', { kind: 'problem', text: 'Lamp', pictures }))
  await until(() => expect(phone.calls).toMatchObject([[{ text: 'Lamp', pictureIds: ['p1'] }]]))
  expect(phone.pictures).toEqual(['p1'])
})

test('signing out says how many would be lost, and forgets them all', async () => {
  const phone = device()
  phone.answers(offline)
  const queue = phone.tab()
  queue.press(press('204'))
  queue.press(press('205'))
  await until(() => expect(phone.marks.size).toBe(2))
  expect(queue.unsent()).toBe(2)
  expect(await queue.forget()).toBe(2)
  expect(phone.marks.size).toBe(0)
  expect(queue.state().marks).toEqual([])
  expect(queue.press(press('206'))).toBeNull()
})

test('who comes next while it forgets can mark rooms at once, and keeps theirs', async () => {
  const phone = device()
  phone.answers(offline)
  const queue = phone.tab()
  queue.press(press('204'))
  await until(() => expect(phone.marks.size).toBe(1))
  const forgetting = queue.forget()
  queue.open({ userId: 'ola', propertyId: 'fjellheim', name: 'Ola' }, () => {})
  const id = queue.press(press('205'))
  expect(await forgetting).toBe(1)
  await until(() => expect([...phone.marks.keys()]).toEqual([id]))
})

test('a browser that keeps nothing sends all the same, and says that closing would lose them', async () => {
  const phone = device()
  phone.answers(offline)
  const fails = () => Promise.reject(new Error('no database'))
  const queue = phone.tab({ read: fails, keep: fails, remove: fails })
  queue.press(press('204'))
  await until(() => expect(queue.state()).toMatchObject({ outlivesPage: false, isWaiting: true }))
  expect(queue.state().marks).toHaveLength(1)
  phone.comesBack()
  await queue.send()
  await until(() => expect(queue.state().marks).toEqual([]))
})

test('a queue that is somebody else’s by the time of the answer keeps nothing for them', async () => {
  const phone = device()
  const { promise, resolve } = Promise.withResolvers<{ rooms: []; refused: { id: string; code: string }[] }>()
  phone.answers(() => promise)
  const queue = phone.tab()
  const id = queue.press(press('204'))!
  await until(() => expect(phone.calls).toHaveLength(1))
  await queue.forget()
  resolve({ rooms: [], refused: [{ id, code: 'cleaning/mark-refused' }] })
  await queue.send()
  expect(phone.marks.size).toBe(0)
})

test('a mark that is refused while the queue is opened anew is sent once, and keeps its reason', async () => {
  const phone = device()
  const { promise, resolve } = Promise.withResolvers<{ rooms: []; refused: { id: string; code: string }[] }>()
  phone.answers(() => promise)
  const queue = phone.tab()
  const id = queue.press(press('204'))!
  await until(() => expect(phone.calls).toHaveLength(1))
  // Sent a second time, it would end here, and not go round for ever.
  phone.answers(offline)
  const hear = vi.fn()
  queue.open(null, () => {})
  queue.open({ ...mia }, hear)
  resolve({ rooms: [], refused: [{ id, code: 'cleaning/mark-refused' }] })
  await queue.send()
  expect(queue.state().marks).toMatchObject([{ id, refusal: 'cleaning/mark-refused' }])
  expect(phone.calls).toHaveLength(1)
  expect(hear).toHaveBeenCalledOnce()
})

test('a refused mark of who came during a send of another person is sent once, too', async () => {
  const phone = device([sampleMark({ id: 'a', owner: { userId: 'ola', propertyId: 'fjellheim' } })])
  const { promise, resolve } = Promise.withResolvers<{ rooms: []; refused: [] }>()
  phone.answers(() => promise)
  const queue = phone.tab()
  queue.press(press('204'))
  await until(() => expect(phone.calls).toHaveLength(1))
  let answered = 0
  phone.answers(async (sent) => {
    if (answered++ > 0) return offline()
    return { rooms: [], refused: sent.map(({ id }) => ({ id, code: 'unit/unknown' })) }
  })
  queue.open({ userId: 'ola', propertyId: 'fjellheim', name: 'Ola' }, () => {})
  resolve({ rooms: [], refused: [] })
  await queue.send()
  await until(() => expect(queue.state().marks).toMatchObject([{ id: 'a', refusal: 'unit/unknown' }]))
  expect(phone.calls).toHaveLength(2)
})
