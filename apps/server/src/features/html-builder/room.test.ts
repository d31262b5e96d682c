import { TEMPLATES_MAX, TEMPLATES_MAX_BYTES } from '@innkeeper/domain/html-builder/constants.ts'
import { eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aTemplateDesk, type TemplateDesk, textModule } from '../../testing/template-desk.ts'
import { aTemplate } from '../../testing/templates.ts'
import { templates } from './tables.ts'

let app: TestApp
let desk: TemplateDesk
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
beforeEach(async () => {
  desk = await aTemplateDesk(app)
})
afterAll(() => app.close())

const PIECE = 20_000
const htmlOf = (length: number, letter = 'x') => ({
  localizedData: {
    0: Array.from({ length: Math.ceil(length / PIECE) }, (_, place) => ({
      type: 'raw-html',
      id: `h${place}`,
      props: { html: letter.repeat(Math.min(PIECE, length - place * PIECE)) },
    })),
  },
})

async function bytesOfAll(): Promise<number> {
  const [row] = await app.db.tenant(desk.propertyId, (tx) =>
    tx
      .select({ all: sum(templates.bodyBytes) })
      .from(templates)
      .where(eq(templates.propertyId, desk.propertyId)),
  )
  return Number(row?.all ?? 0)
}

/** Leaves this much; what is written compresses to next to nothing. */
async function fillBut(bytes: number): Promise<void> {
  const html = 'x'.repeat(TEMPLATES_MAX_BYTES - bytes - (await bytesOfAll()) - 1000)
  const localizedData = { 0: [{ type: 'raw-html', id: 'h', props: { html } }] }
  await aTemplate(app.db, desk.propertyId, { localizedData, isPublished: false })
}

describe('the room for all templates of a property', () => {
  it('is counted as it was written, not as it is compressed', async () => {
    await fillBut(20_000)
    expect(await bytesOfAll()).toBeGreaterThan(TEMPLATES_MAX_BYTES - 22_000)
    expect(await desk.create(htmlOf(19_000))).toMatchObject({ status: 200 })
    expect(await desk.create(htmlOf(19_000))).toMatchObject({ status: 409, code: 'template/no-room' })
    expect(await bytesOfAll()).toBeLessThanOrEqual(TEMPLATES_MAX_BYTES)
  })

  it('holds for copies and saves; the refused save changes nothing', async () => {
    await fillBut(20_000)
    const { data } = await desk.create(htmlOf(15_000))
    const copy = await desk.call('POST', 'template/create', { type: 'page', data: { copyOf: data.id } })
    expect(copy).toMatchObject({ status: 409, code: 'template/no-room' })
    expect(await desk.update({ ...data, ...htmlOf(40_000) })).toMatchObject({
      status: 409,
      code: 'template/no-room',
    })
    expect(await desk.open(data.id)).toMatchObject({
      revision: 1,
      localizedData: { 0: [{ props: { html: 'x'.repeat(15_000) } }] },
    })
  })

  it('holds for a version that is restored', async () => {
    const page = await desk.published(htmlOf(200_000))
    const small = (await desk.update({ ...page, localizedData: { 0: [textModule('Lake')] } })).data
    await fillBut(50_000)
    const restore = { id: page.id, version: 1 }
    expect(await desk.call('POST', 'template/restore', restore)).toMatchObject({
      status: 409,
      code: 'template/no-room',
    })
    expect((await desk.open(page.id)).revision).toBe(small.revision)
  })

  it('lets people get out: what becomes smaller, or is deleted, is never refused', async () => {
    const { data } = await desk.create(htmlOf(100_000))
    await fillBut(-50_000)
    const smaller = await desk.update({ ...data, ...htmlOf(90_000) })
    expect(smaller).toMatchObject({ status: 200, data: { revision: 2 } })
    const asLong = await desk.update({ ...data, ...htmlOf(90_000, 'y') })
    expect(asLong).toMatchObject({ status: 200, data: { revision: 3 } })
    expect(await desk.update({ ...data, ...htmlOf(90_001) })).toMatchObject({ code: 'template/no-room' })
    expect((await desk.remove(data.id, 'page')).status).toBe(200)
  })

  it('ends with a number of templates as well', async () => {
    const { propertyId } = desk
    const many = Array.from({ length: TEMPLATES_MAX }, (_, place) => ({
      ...{ propertyId, id: `t${place}`.padEnd(22, '-'), type: 'page' as const, name: 'Walks' },
      body: {
        ...{ version: 2 as const, standardType: null, localizedData: {}, subject: {}, preheader: {} },
        ...{ isMarketing: false, style: { innerBgColor: null, outerBgColor: null } },
      },
    }))
    await app.db.tenant(propertyId, (tx) => tx.insert(templates).values(many))
    expect(await desk.create()).toMatchObject({ status: 409, code: 'template/too-many' })
  })
})
