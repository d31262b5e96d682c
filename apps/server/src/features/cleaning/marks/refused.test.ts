import type { NewMark } from '@innkeeper/api/cleaning/list.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, aMark, type CleaningDesk } from '../../../testing/cleaning-desk.ts'
import { YESTERDAY } from '../../../testing/cleaning-house.ts'

let app: TestApp
let desk: CleaningDesk
let unit: string
let anna: Awaited<ReturnType<CleaningDesk['member']>>
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app)
  unit = await desk.unit('101')
  anna = await desk.member('housekeeping')
})
const refusals = async (...marks: NewMark[]) => (await anna.send(...marks)).data.refused

describe('a mark that cannot be taken', () => {
  it('is named with its reason, and stops none of the others', async () => {
    const kitchen = await desk.member('kitchen')
    const elsewhere = await aCleaningDesk(app)
    const stranger = await elsewhere.member('housekeeping')
    const theirs = await elsewhere.unit('101')
    const wrong: [NewMark, string][] = [
      [aMark(newId(), 'done'), 'units/unknown'],
      [aMark(theirs, 'done'), 'units/unknown'],
      [aMark(unit, 'done', { date: '2026-11-07' }), 'cleaning/day-too-far'],
      [aMark(unit, 'done', { date: '2027-11-17' }), 'cleaning/day-too-far'],
      [aMark(unit, 'done', { date: '2036-11-15' }), 'cleaning/day-too-far'],
      [aMark(unit, 'assigned', { assigneeId: newId() }), 'team/member-unknown'],
      [aMark(unit, 'assigned', { assigneeId: kitchen.userId }), 'team/member-unknown'],
      [aMark(unit, 'assigned', { assigneeId: stranger.userId }), 'team/member-unknown'],
      [aMark(unit, 'problem'), 'cleaning/mark-refused'],
      [aMark(unit, 'problem', { text: ' \u200b\u0007 ', pictureIds: [] }), 'cleaning/mark-refused'],
      [aMark(unit, 'problem', { text: 'Lamp', pictureIds: [newId()] }), 'cleaning/picture-unknown'],
      [aMark(unit, 'solved', { problemId: newId() }), 'cleaning/mark-refused'],
      [aMark(unit, 'solved'), 'cleaning/mark-refused'],
    ]
    const good = [aMark(unit, 'started', { agoMs: 10 }), aMark(unit, 'done')]
    const { status, data } = await anna.send(...wrong.map(([mark]) => mark), ...good)
    expect(status).toBe(200)
    const byId = (list: { id: string }[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect(byId(data.refused)).toEqual(byId(wrong.map(([{ id }, code]) => ({ id, code }))))
    expect(data.rooms).toMatchObject([{ unitId: unit, task: { state: 'done', problems: [] } }])
  })

  it('a week back and a year ahead it still can be', async () => {
    const marks = ['2026-11-08', '2027-11-16'].map((date) =>
      aMark(unit, 'assigned', { date, assigneeId: anna.userId }),
    )
    expect(await refusals(...marks)).toEqual([])
  })

  it('solves no mark that is no problem, nor one of another room or of a day before it was told', async () => {
    const lamp = aMark(unit, 'problem', { text: 'Lamp', agoMs: 3 })
    const done = aMark(unit, 'done')
    expect(await refusals(lamp, done)).toEqual([])
    const other = await desk.unit('102')
    const solving = [
      aMark(unit, 'solved', { problemId: done.id }),
      aMark(other, 'solved', { problemId: lamp.id }),
      aMark(unit, 'solved', { problemId: lamp.id, date: YESTERDAY }),
    ]
    expect(await refusals(...solving)).toHaveLength(3)
  })

  it('a problem that came in the same call can be solved, in whichever order they are sent', async () => {
    const lamp = aMark(unit, 'problem', { text: 'Lamp', agoMs: 1000 })
    const { data } = await anna.send(aMark(unit, 'solved', { problemId: lamp.id }), lamp)
    expect(data).toMatchObject({
      refused: [],
      rooms: [{ task: { problems: [{ solved: { by: 'Anna Lien' } }] } }],
    })
  })
})

describe('a call that nobody means', () => {
  it('is refused as a whole', async () => {
    const odd: object[] = [
      { marks: [] },
      { marks: Array.from({ length: 51 }, () => aMark(unit, 'done')) },
      { marks: [{ ...aMark(unit, 'done'), kind: 'burnt down' }] },
      { marks: [aMark(unit, 'done', { agoMs: -1 })] },
      { marks: [aMark(unit, 'done', { agoMs: 1.5 })] },
      { marks: [aMark(unit, 'done', { date: '2026-02-30' })] },
      { marks: [aMark(unit, 'done', { id: 'x' })] },
      { marks: [aMark(unit, 'problem', { text: 'x'.repeat(501) })] },
      { marks: [aMark(unit, 'problem', { pictureIds: Array.from({ length: 5 }, newId) })] },
    ]
    for (const body of odd)
      expect(await anna.call('POST', 'roomCleaning/marks', body)).toMatchObject({
        ...{ status: 400, code: 'request/invalid' },
      })
    expect((await anna.room('101')).task.state).toBe('open')
  })
})
