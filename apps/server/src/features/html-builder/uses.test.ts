import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aTemplateDesk, buttonTo, type TemplateDesk } from '../../testing/template-desk.ts'
import { aTemplate } from '../../testing/templates.ts'
import { templates } from './tables.ts'
import { templateUses } from './uses.ts'

let app: TestApp
let desk: TemplateDesk
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
beforeEach(async () => {
  desk = await aTemplateDesk(app)
})
afterAll(() => app.close())

const leadingTo = (id: string) => ({ localizedData: { 0: [buttonTo('page', id)] } })

const idsNamed = () =>
  app.db.tenant(desk.propertyId, async (tx) => (await templateUses.mediaIds?.(tx, desk.propertyId)) ?? [])
const whoNames = (id: string) =>
  app.db.tenant(desk.propertyId, async (tx) => {
    const places = (await templateUses.media?.(tx, desk.propertyId, id, 0)) ?? []
    return places.map((place) => place.id)
  })
const noted = (id: string) =>
  app.db.tenant(desk.propertyId, async (tx) => {
    const [row] = await tx.select({ ids: templates.namedIds }).from(templates).where(eq(templates.id, id))
    return row?.ids ?? null
  })

describe('what a template names', () => {
  it('is noted when it is saved, and found by it', async () => {
    const [first, second] = [newId(), newId()]
    const { data } = await desk.create(leadingTo(first))
    expect(await noted(data.id)).toContain(first)
    expect(await whoNames(first)).toEqual([data.id])
    await desk.update({ ...data, ...leadingTo(second) })
    expect(await whoNames(first)).toEqual([])
    expect(await whoNames(second)).toEqual([data.id])
    expect(await idsNamed()).toContain(second)
    expect(await idsNamed()).not.toContain(first)
  })

  it('counts as long as everybody gets it, though the draft names it no more', async () => {
    const target = newId()
    const page = await desk.published(leadingTo(target))
    await desk.update({ ...page, ...leadingTo(newId()) })
    expect(await whoNames(target)).toEqual([page.id])
    expect(await desk.call('POST', 'template/unpublish', { id: page.id })).toMatchObject({ status: 200 })
    expect(await whoNames(target)).toEqual([])
  })

  it('is read in the text where an older version wrote it', async () => {
    const target = newId()
    const id = await aTemplate(app.db, desk.propertyId, leadingTo(target))
    expect(await noted(id)).toBeNull()
    expect(await idsNamed()).toContain(target)
    expect(await whoNames(target)).toEqual([id])
    const { revision } = await desk.open(id)
    await desk.publish(id, revision)
    await desk.update({ ...(await desk.open(id)), ...leadingTo(newId()) })
    expect(await noted(id)).toContain(target)
  })
})
