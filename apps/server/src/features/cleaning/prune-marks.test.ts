import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aCleaningDesk, aMark } from '../../testing/cleaning-desk.ts'
import { problemPictureKey } from './pictures/problem-pictures.ts'
import { pruneMarks } from './prune-marks.ts'
import { cleaningMarks, cleaningPictures } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

it('marks and pictures go after ninety days, in every property, the bytes of pictures with them', async () => {
  app.clock.set(TEST_NOW)
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#446' } })
    .png()
    .toBuffer()
  async function aMarkedHouse() {
    const desk = await aCleaningDesk(app)
    const unit = await desk.unit('101')
    const { cookie, send } = await desk.member('housekeeping')
    const mark = async (date: string, isMended = true) => {
      const id = newId()
      await app.inject({
        ...{ method: 'POST', url: `/api/hotel/roomCleaning/pictures?id=${id}`, payload: bytes },
        headers: { cookie, 'content-type': 'application/octet-stream' },
      })
      const problem = aMark(unit, 'problem', { date, pictureIds: [id] })
      const mended = aMark(unit, 'solved', { date, problemId: problem.id })
      expect((await send(problem)).data.refused).toEqual([])
      if (isMended) expect((await send(mended)).data.refused).toEqual([])
      return id
    }
    const left = () =>
      app.db.tenant(desk.propertyId, async (tx) => [
        (await tx.select().from(cleaningMarks)).length,
        (await tx.select().from(cleaningPictures)).map(({ id }) => id),
      ])
    const hasFile = (id: string) => app.ports.files.exists(problemPictureKey(desk.propertyId, id))
    return { mark, left, hasFile }
  }
  const [house, other] = [await aMarkedHouse(), await aMarkedHouse()]
  const deps = { db: app.db, clock: app.clock, files: app.ports.files }
  const [old, theirs] = [await house.mark('2026-11-15'), await other.mark('2026-11-15')]
  app.clock.advance({ days: 5 })
  const young = await house.mark('2026-11-20')
  app.clock.set('2027-02-13T11:00:00Z')
  await pruneMarks(deps)
  expect(await house.left()).toEqual(
    [4, [old, young]].map((each) => (Array.isArray(each) ? expect.arrayContaining(each) : each)),
  )
  app.clock.advance({ days: 1 })
  await pruneMarks(deps)
  expect(await house.left()).toEqual([2, [young]])
  expect([await house.hasFile(old), await house.hasFile(young)]).toEqual([false, true])
  expect(await other.left()).toEqual([0, []])
  expect(await other.hasFile(theirs)).toBe(false)
  expect(await pruneMarks(deps)).toMatchObject({ marks: 0, pictures: 0 })

  app.clock.set(TEST_NOW)
  const broken = await other.mark('2026-11-15', false)
  app.clock.set('2027-11-15T11:00:00Z')
  await pruneMarks(deps)
  expect(await other.left(), 'what nobody mended is not forgotten').toEqual([1, [broken]])
  app.clock.advance({ days: 1 })
  await pruneMarks(deps)
  expect(await other.left()).toEqual([0, []])
})

it('what was mended goes with it, also where one night deletes more than one batch', async () => {
  app.clock.set(TEST_NOW)
  const { propertyId, unit } = await aCleaningDesk(app)
  const room = await unit('101')
  const add = (kind: 'problem' | 'solved', day: string, problems: [first: number, last: number]) =>
    app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into cleaning_marks
          (property_id, id, unit_id, day, kind, made_at, received_at, by_id, by_name, text, problem_id)
        select ${propertyId}, ${kind} || n, ${room}, ${day}::date, ${kind}, now(), now(), 'mia', 'Mia', 'Lamp',
          case when ${kind} = 'solved' then 'problem' || n end
        from generate_series(${problems[0]}::int, ${problems[1]}::int) n`),
    )
  // What solved them lies first in the table; half of them were mended a day later.
  await add('solved', '2026-11-11', [601, 1200])
  await add('solved', '2026-11-10', [1, 600])
  await add('problem', '2026-11-10', [1, 1200])
  app.clock.set('2027-02-13T11:00:00Z')
  const { marks } = await pruneMarks({ db: app.db, clock: app.clock, files: app.ports.files })
  expect(marks).toBe(2400)
  expect(await app.db.tenant(propertyId, (tx) => tx.select().from(cleaningMarks))).toEqual([])
})
