import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aTemplateDesk, type TemplateDesk, textModule } from '../../testing/template-desk.ts'
import { aTemplate } from '../../testing/templates.ts'

let app: TestApp
let desk: TemplateDesk
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
beforeEach(async () => {
  desk = await aTemplateDesk(app)
})
afterAll(() => app.close())

const said = (words: string) => ({ localizedData: { 0: [textModule(words)] } })
const buttonNamed = (words: string, destination: string) => ({
  type: 'button',
  id: newId(),
  props: { content: textModule(words).props.contentColumnOne, type: 'page', destination },
})
const leadingTo = (...ids: string[]) => ({
  localizedData: {
    0: [textModule('Around the house'), ...ids.map((id, place) => buttonNamed(`Button ${place}`, id))],
  },
})

describe('a link to a page', () => {
  it('is left out where guests cannot open that page, and comes with it', async () => {
    const { data: target } = await desk.create(said('Walks'))
    const page = await desk.published(leadingTo(target.id))
    expect((await desk.page(page.id)).body).toContain('Around the house')
    expect((await desk.page(page.id)).body).not.toContain(target.id)
    expect((await desk.guest(page.id)).text).not.toContain(target.id)
    await desk.publish(target.id, 1)
    await expect.poll(async () => (await desk.page(page.id)).body).toContain(target.id)
    expect((await desk.guest(page.id)).text).toContain(target.id)
  })

  it('goes with the page, once nobody can open that', async () => {
    const target = await desk.published(said('Walks'))
    const page = await desk.published(leadingTo(target.id))
    await expect.poll(async () => (await desk.page(page.id)).body).toContain(target.id)
    // A page that others lead to is not taken back: first the draft stops leading there, then guests get that draft.
    const draft = (await desk.update({ ...page, ...said('Around the house') })).data
    expect((await desk.call('POST', 'template/unpublish', { id: target.id })).status).toBe(409)
    await desk.publish(page.id, draft.revision)
    expect((await desk.call('POST', 'template/unpublish', { id: target.id })).status).toBe(200)
    await desk.publish(page.id, (await desk.update({ ...page, ...leadingTo(target.id) })).data.revision)
    await expect.poll(async () => (await desk.page(page.id)).body).not.toContain(target.id)
  })

  it('leads to pages of the property alone, and neither to e-mails nor to what is not there', async () => {
    const other = await aTemplateDesk(app)
    const theirs = await aTemplate(app.db, other.propertyId, said('Theirs'))
    const email = await aTemplate(app.db, desk.propertyId, { ...said('Dear guest'), type: 'email' })
    const ours = await aTemplate(app.db, desk.propertyId, said('Ours'))
    const page = await desk.published(leadingTo(theirs, email, newId(), ours))
    const { body } = await desk.page(page.id)
    expect([0, 1, 2, 3].filter((place) => body.includes(`Button ${place}`))).toEqual([3])
  })

  it('can be chosen to a page that was taken back, which is called so', async () => {
    const target = await desk.published(said('Walks'))
    await desk.call('POST', 'template/unpublish', { id: target.id })
    const { data } = await desk.hotel('GET', 'pages')
    expect(data).toMatchObject([{ id: target.id, isPublished: false }])
  })
})

describe('the name of a template', () => {
  it('can be read, or it is refused', async () => {
    const { data } = await desk.create(said('Walks'))
    for (const name of ['   ', '\u200b', '\u3164', 'Walks \ud83d']) {
      expect(await desk.create({ ...said('Walks'), name })).toMatchObject({
        status: 400,
        code: 'request/invalid',
      })
      expect(await desk.update({ ...data, name })).toMatchObject({ status: 400, code: 'request/invalid' })
    }
    expect((await desk.open(data.id)).name).toBe('Walks')
  })

  it('that was stored before there was a rule keeps nobody from opening, saving and copying it', async () => {
    const id = await aTemplate(app.db, desk.propertyId, { ...said('Walks'), name: ' \u200b ' })
    const stored = await desk.open(id)
    expect(stored.name).toBe('Untitled')
    expect(await desk.update({ ...stored, ...said('Lake') })).toMatchObject({ status: 200 })
    const copy = await desk.call('POST', 'template/create', { type: 'page', data: { copyOf: id } })
    expect(copy).toMatchObject({ status: 200, data: { name: 'Untitled (Copy)' } })
  })
})
