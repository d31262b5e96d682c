import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, aMark, type CleaningDesk } from '../../../testing/cleaning-desk.ts'
import { TODAY, TOMORROW, YESTERDAY } from '../../../testing/cleaning-house.ts'
import { cleaningMarks } from '../tables.ts'

const TWO_DAYS_AGO = '2026-11-13'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let app: TestApp
let desk: CleaningDesk
let unit: string
let anna: Awaited<ReturnType<CleaningDesk['member']>>
let bo: typeof anna
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app)
  unit = await desk.unit('101')
  anna = await desk.member('housekeeping', 'Anna Lien')
  bo = await desk.member('housekeeping', 'Bo Berg')
})

const stored = () => app.db.tenant(desk.propertyId, (tx) => tx.select().from(cleaningMarks))
const at = (minutes: number) => new Date(Date.parse(TEST_NOW) + minutes * MINUTE).toISOString()

describe('a room', () => {
  it('is given to a colleague, started, done and inspected', async () => {
    const given = await anna.send(aMark(unit, 'assigned', { assigneeId: bo.userId }))
    expect(given).toMatchObject({ status: 200, data: { refused: [] } })
    expect(given.data.rooms).toEqual([
      {
        ...{ unitId: unit, date: TODAY },
        task: expect.objectContaining({ state: 'open', assignee: { id: bo.userId, name: 'Bo Berg' } }),
      },
    ])
    await bo.send(aMark(unit, 'started'))
    app.clock.advance({ minutes: 20 })
    await bo.send(aMark(unit, 'done'))
    const { data } = await anna.send(aMark(unit, 'inspected'))
    expect(data.rooms[0].task).toEqual({
      ...{ state: 'inspected', assignee: { id: bo.userId, name: 'Bo Berg' }, problems: [] },
      started: { at: at(0), by: 'Bo Berg' },
      done: { at: at(20), by: 'Bo Berg' },
      inspected: { at: at(20), by: 'Anna Lien' },
    })
    expect((await bo.room('101')).task).toEqual(data.rooms[0].task)
  })

  it('keeps what is wrong in it until somebody mends that', async () => {
    const problem = aMark(unit, 'problem', { text: '  The lamp\u0007 is broken \r\n by the bed ' })
    const told = await anna.send(problem)
    expect(told.data.rooms[0].task.problems).toEqual([
      {
        ...{ id: problem.id, text: 'The lamp is broken \n by the bed', pictureIds: [] },
        ...{ at: at(0), by: 'Anna Lien', solved: null },
      },
    ])
    app.clock.advance({ minutes: 5 })
    const solved = await bo.send(aMark(unit, 'solved', { problemId: problem.id }))
    expect(solved.data.rooms[0].task.problems[0].solved).toEqual({ at: at(5), by: 'Bo Berg' })
  })

  it('shows what is still wrong on the days after, until it is mended', async () => {
    const lamp = aMark(unit, 'problem', { date: YESTERDAY, text: 'Lamp', agoMs: DAY })
    await anna.send(lamp, aMark(unit, 'done', { date: YESTERDAY, agoMs: DAY }))
    const today = await bo.room('101')
    expect(today.task).toMatchObject({
      state: 'open',
      problems: [{ id: lamp.id, at: at(-24 * 60), solved: null }],
    })
    expect((await bo.room('101', `?date=${TWO_DAYS_AGO}`)).task.problems).toEqual([])
    const { data } = await bo.send(aMark(unit, 'solved', { problemId: lamp.id }))
    expect(data.rooms[0].task.problems).toMatchObject([
      { text: 'Lamp', solved: { at: at(0), by: 'Bo Berg' } },
    ])
    expect((await bo.room('101')).task.problems).toMatchObject([{ solved: { by: 'Bo Berg' } }])
    expect((await bo.room('101', `?date=${TOMORROW}`)).task.problems).toEqual([])
  })

  it('marks go with it when it is deleted', async () => {
    await anna.send(aMark(unit, 'problem', { text: 'Lamp' }))
    const owner = await desk.member('owner')
    expect((await owner.call('DELETE', `units/${unit}`)).status).toBe(200)
    expect(await stored()).toEqual([])
  })
})

describe('two people at once', () => {
  it('lose nothing of each other', async () => {
    const rooms = await Promise.all(['201', '202', '203'].map((code) => desk.unit(code)))
    const [annas, bos] = [anna, bo].map(({ name }) =>
      rooms.flatMap((room) => [
        aMark(room, 'started', { agoMs: 2000 }),
        aMark(room, 'problem', { text: `Seen by ${name}`, agoMs: 1000 }),
        aMark(room, 'done'),
      ]),
    )
    if (!annas || !bos) throw new Error('both have marks')
    const answers = await Promise.all(
      annas.flatMap((mark, nth) => [anna.send(mark), bo.send(bos[nth] ?? mark)]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const code of ['201', '202', '203']) {
      const { task } = await anna.room(code)
      expect(task.state).toBe('done')
      expect(task.problems.map(({ text }) => text).toSorted()).toEqual([
        'Seen by Anna Lien',
        'Seen by Bo Berg',
      ])
    }
    expect(await stored()).toHaveLength(18)
  })

  it('send the same marks in the other order, and nobody waits for the other', async () => {
    const marks = Array.from({ length: 20 }, () => aMark(unit, 'problem', { text: 'Lamp' }))
    const both = await Promise.all([anna.send(...marks), anna.send(...marks.toReversed())])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toHaveLength(20)
  })
})

describe('a phone that was away', () => {
  it('is believed in how long ago it marked, whatever came before it', async () => {
    await bo.send(aMark(unit, 'reopened'))
    const late = [aMark(unit, 'done', { agoMs: 90 * MINUTE }), aMark(unit, 'started', { agoMs: 2 * HOUR })]
    const { data } = await anna.send(...late)
    // It was found wanting after that.
    expect(data.rooms[0].task).toMatchObject({ state: 'open', started: null, done: null })
    app.clock.advance({ minutes: 1 })
    const again = await anna.send(aMark(unit, 'started'))
    expect(again.data.rooms[0].task).toMatchObject({ state: 'started', started: { at: at(1) } })
  })

  it('brings marks of yesterday to yesterday’s list', async () => {
    const { data } = await anna.send(
      aMark(unit, 'done', { date: YESTERDAY, agoMs: 20 * HOUR }),
      aMark(unit, 'started'),
    )
    expect(data.rooms).toEqual([
      {
        unitId: unit,
        date: YESTERDAY,
        task: expect.objectContaining({ done: { at: at(-20 * 60), by: 'Anna Lien' } }),
      },
      { unitId: unit, date: TODAY, task: expect.objectContaining({ state: 'started' }) },
    ])
  })

  it('sends a mark again whose answer was lost, and it is one', async () => {
    const mark = aMark(unit, 'done')
    const first = await anna.send(mark)
    app.clock.advance({ minutes: 30 })
    expect(await anna.send({ ...mark, agoMs: 30 * MINUTE })).toEqual(first)
    expect((await anna.send(mark, mark)).data).toEqual(first.data)
    expect(await stored()).toHaveLength(1)
  })

  it('may send again what it named although that has gone since', async () => {
    const mark = aMark(unit, 'assigned', { assigneeId: bo.userId })
    await anna.send(mark)
    const owner = await desk.member('owner')
    expect((await owner.call('DELETE', `team/members/${bo.userId}`)).status).toBe(200)
    const again = await anna.send(mark)
    expect(again.data).toMatchObject({ refused: [], rooms: [{ task: { assignee: { name: 'Bo Berg' } } }] })
  })

  it('with a clock that is far off is believed no longer than a week', async () => {
    await anna.send(aMark(unit, 'done', { agoMs: 4_000_000_000_000 }))
    const [row] = await stored()
    expect(row?.madeAt.getTime()).toBe(Date.parse(TEST_NOW) - 7 * DAY)
  })
})

describe('an id that is taken', () => {
  it('stays the mark that came first, of whichever room and person', async () => {
    const mark = aMark(unit, 'done')
    await anna.send(mark)
    const other = await desk.unit('102')
    const { data } = await bo.send({ ...mark, unitId: other, kind: 'started' })
    expect(data).toMatchObject({ refused: [], rooms: [{ unitId: other, task: { state: 'open' } }] })
    expect(await stored()).toMatchObject([{ unitId: unit, kind: 'done', byName: 'Anna Lien' }])
  })

  it('is another mark in another property', async () => {
    const mark = aMark(unit, 'done')
    await anna.send(mark)
    const elsewhere = await aCleaningDesk(app)
    const there = await elsewhere.member('housekeeping')
    const room = await elsewhere.unit('101')
    expect((await there.send({ ...mark, unitId: room })).data.rooms[0].task.state).toBe('done')
    expect((await anna.room('101')).task.state).toBe('done')
  })
})

it('colleagues hear of a day once a call, and of nothing where nothing is new', async () => {
  const heard = desk.listen()
  const marks = [
    aMark(unit, 'started', { agoMs: 5 }),
    aMark(unit, 'done'),
    aMark(unit, 'done', { date: YESTERDAY }),
  ]
  await anna.send(...marks)
  await expect.poll(heard).toHaveLength(2)
  await anna.send(...marks)
  await anna.send(aMark(unit, 'reopened'))
  await expect.poll(heard).toHaveLength(3)
  expect(heard()).toEqual([{ day: TODAY }, { day: YESTERDAY }, { day: TODAY }])
})
