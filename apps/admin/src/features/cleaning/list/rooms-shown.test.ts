import { describe, expect, test } from 'vitest'
import { sampleMark } from '../marks/sample-mark.ts'
import { canTell, countsOf } from './rooms-counted.ts'
import { floorsOf, roomsListed, roomsShown } from './rooms-shown.ts'
import { doneByMia, sampleArrival, sampleList, sampleRoom, startedByMia } from './sample-room.ts'

const NONE: ReadonlySet<string> = new Set()
const ask = { order: 'floor', filter: 'to do', userId: 'ingrid', held: NONE, before: [] as string[] } as const
const codes = (rooms: readonly { unit: { code: string } }[]) => rooms.map(({ unit }) => unit.code)

describe('a room with marks on their way', () => {
  test('stands where they lead, on top of what colleagues did', () => {
    const list = sampleList([sampleRoom('204', { task: startedByMia })])
    const [room] = roomsShown(list, [
      sampleMark({ id: 'a', kind: 'done', by: { id: 'ingrid', name: 'Ingrid' } }),
      sampleMark({ id: 'b', kind: 'assigned', assignee: { id: 'mia', name: 'Mia' }, madeAt: 2e12 }),
    ])
    expect(room).toMatchObject({ isKept: true })
    expect(room?.task).toMatchObject({
      state: 'done',
      started: { by: 'Mia' },
      done: { by: 'Ingrid' },
      assignee: { name: 'Mia' },
    })
  })

  test('takes nothing back that a colleague did meanwhile', () => {
    const list = sampleList([sampleRoom('204', { task: doneByMia })])
    const [room] = roomsShown(list, [sampleMark({ kind: 'started', by: { id: 'ingrid', name: 'Ingrid' } })])
    expect(room?.task).toMatchObject({ state: 'done', started: { by: 'Mia' }, done: { by: 'Mia' } })
  })

  test('has a problem once, also where the answer to it was lost', () => {
    const told = {
      id: 'p',
      text: 'Lamp',
      pictureIds: [],
      at: '2026-11-19T09:00:00Z',
      by: 'Mia',
      solved: null,
    }
    const list = sampleList([sampleRoom('204', { task: { problems: [told] } })])
    const [room] = roomsShown(list, [sampleMark({ id: 'p', kind: 'problem', text: 'Lamp' })])
    expect(room?.task.problems).toHaveLength(1)
  })

  test('is not moved by what was refused, or is of another day', () => {
    const list = sampleList([sampleRoom('204')])
    const kept = [sampleMark({ refusal: 'cleaning/mark-refused' }), sampleMark({ date: '2026-11-20' })]
    expect(roomsShown(list, kept)[0]).toMatchObject({ isKept: false, task: { state: 'open' } })
  })

  test('rooms without any are the same rows as before', () => {
    const list = sampleList([sampleRoom('204'), sampleRoom('205')])
    const [first, second] = [roomsShown(list, []), roomsShown(list, [sampleMark()])]
    expect(second[1]).toBe(first[1])
    expect(second[0]).not.toBe(first[0])
  })
})

describe('the list', () => {
  const rooms = roomsShown(
    sampleList([
      sampleRoom('101', { floor: 1, task: doneByMia }),
      sampleRoom('102', { floor: 1, isToClean: false }),
      sampleRoom('103', { floor: 1, task: { assignee: { id: 'ingrid', name: 'Ingrid' } } }),
      sampleRoom('201', { arrival: sampleArrival, stay: null }),
      sampleRoom('garden', { floor: null, isToClean: false, task: startedByMia }),
    ]),
    [],
  )

  test.each([
    ['to do', ['103', '201', 'garden']],
    ['mine', ['103']],
    ['done', ['101']],
    ['all', ['101', '102', '103', '201', 'garden']],
  ] as const)('shows what is asked for: %s', (filter, expected) => {
    expect(codes(roomsListed(rooms, { ...ask, filter }))).toEqual(expected)
  })

  test('stands by floor, or with what is needed first on top', () => {
    expect(codes(roomsListed(rooms, { ...ask, order: 'urgency' }))).toEqual(['201', '103', 'garden'])
    const floors = floorsOf(roomsListed(rooms, { ...ask, filter: 'all' }))
    expect(floors.map(({ floor, rooms: on }) => [floor, on.length])).toEqual([
      [1, 3],
      [2, 1],
      [null, 1],
    ])
  })

  test('a room that was just pressed stays where it is, and nothing slides under the finger', () => {
    const held = new Set(['u201'])
    const before = ['u201', 'u103', 'ugarden']
    const pressed = rooms.map((room) =>
      room.unit.code === '201' ? { ...room, task: { ...room.task, state: 'done' as const } } : room,
    )
    const asked = { ...ask, order: 'urgency', held, before } as const
    expect(codes(roomsListed(pressed, asked))).toEqual(['201', '103', 'garden'])
    expect(codes(roomsListed(pressed, { ...asked, held: NONE }))).toEqual(['103', 'garden'])
  })

  test('says how far the day is', () => {
    expect(countsOf(rooms)).toEqual({ toDo: 3, finished: 1, awaited: 1 })
  })
})

describe('the guest who comes', () => {
  const shown = (task: object, arrival = {}) =>
    roomsShown(
      sampleList([
        sampleRoom('204', { task, stay: null, arrival: { ...sampleArrival, canBeTold: true, ...arrival } }),
      ]),
      [],
    )[0]!

  test('can be told once the room is ready, as the house sees it', () => {
    expect(canTell(shown(doneByMia), { isInspected: false })).toBe(true)
    expect(canTell(shown(doneByMia), { isInspected: true })).toBe(false)
    expect(canTell(shown(startedByMia), { isInspected: false })).toBe(false)
  })

  test.each([{ toldAt: '2026-11-19T13:10:00Z' }, { isHere: true }, { canBeTold: false }])(
    'is not told where there is nothing to tell: %o',
    (arrival) => expect(canTell(shown(doneByMia, arrival), { isInspected: false })).toBe(false),
  )
})
