import { TEMPLATE_CONTENT_MAX_BYTES } from '@innkeeper/domain/html-builder/constants.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aTemplateDesk, buttonTo, type TemplateDesk, textModule } from '../../testing/template-desk.ts'
import { aTemplate, aTemplateContent } from '../../testing/templates.ts'
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

const list = async (query = '') => (await desk.call('GET', `templates${query}`)).data

describe('templates', () => {
  it('are listed all or by type, the last changed first', async () => {
    const walks = (await desk.create({ name: 'Walks' })).data
    app.clock.advance({ seconds: 1 })
    await desk.create({ name: 'Welcome' }, 'email')
    app.clock.advance({ seconds: 1 })
    await desk.create({ name: 'Menu' })
    app.clock.advance({ seconds: 1 })
    await desk.update({ ...walks, name: 'Long walks' })
    const named = async (query?: string) => (await list(query)).map(({ name }: { name: string }) => name)
    expect(await named()).toEqual(['Long walks', 'Menu', 'Welcome'])
    expect(await named('?type=page')).toEqual(['Long walks', 'Menu'])
    expect(await named('?type=signature')).toEqual([])
    expect((await desk.call('GET', 'templates?type=box')).status).toBe(400)
  })

  it('are made from what is sent, and nobody gets them yet', async () => {
    const made = await desk.create({ name: 'Walks', localizedData: { 0: [textModule('Lake')] } })
    expect(made).toMatchObject({
      status: 200,
      data: {
        name: 'Walks',
        type: 'page',
        revision: 1,
        translated: false,
        publishedAt: null,
        isChanged: true,
        changedBy: expect.any(String),
        linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
      },
    })
    expect(await desk.open(made.data.id)).toEqual(made.data)
  })

  it.each([
    ['nothing', undefined],
    ['no data', { type: 'page' }],
    ['no type', { data: { content: aTemplateContent() } }],
    ['an empty name', { type: 'page', data: { content: aTemplateContent({ name: '' }) } }],
    [
      'too many modules',
      { type: 'page', data: { content: aTemplateContent({ localizedData: { 0: Array(201).fill({}) } }) } },
    ],
  ])('are not made from %s', async (_, body) => {
    expect(await desk.call('POST', 'template/create', body)).toMatchObject({
      status: 400,
      code: 'request/invalid',
    })
    expect(await list()).toEqual([])
  })

  it('are not updated without an id', async () => {
    const body = { ...aTemplateContent(), revision: 1 }
    expect(await desk.call('PUT', 'template/update', body)).toMatchObject({ status: 400 })
    expect(await desk.update({ id: newId() })).toMatchObject({ status: 404, code: 'template/unknown' })
  })

  it('count as translated when every language has a module', async () => {
    const one = (await desk.create({ localizedData: { 0: [textModule('a')], 1: [] } })).data
    expect(one.translated).toBe(false)
    const both = { 0: [textModule('a', 'm')], 1: [textModule('b', 'm')] }
    expect((await desk.update({ ...one, localizedData: both })).data.translated).toBe(true)
  })

  it('are copied under a name that ends with " (Copy)"', async () => {
    const { data } = await desk.create({ name: 'Walks', localizedData: { 0: [textModule('Lake')] } })
    const copy = (type: string) => desk.call('POST', 'template/create', { type, data: { copyOf: data.id } })
    expect(await copy('page')).toMatchObject({
      status: 200,
      data: { name: 'Walks (Copy)', localizedData: data.localizedData, publishedAt: null },
    })
    expect((await copy('email')).code).toBe('template/wrong-type')
    const long = (await desk.create({ name: 'x'.repeat(120) })).data
    const second = await desk.call('POST', 'template/create', { type: 'page', data: { copyOf: long.id } })
    expect(second.data.name).toBe(`${'x'.repeat(113)} (Copy)`)
  })

  it('begin with a preset of the property, or say that there is none of the type', async () => {
    const make = (type: string, baseTemplate: string) =>
      desk.call('POST', 'template/create', { type, data: { baseTemplate } })
    const look = (type: string, name: string) => desk.call('GET', `baseTemplate?type=${type}&name=${name}`)
    const looked = await look('page', 'activities')
    expect(looked).toMatchObject({ status: 200, data: { type: 'page', standardType: 'activities' } })
    expect(Object.keys(looked.data.localizedData)).toEqual(['0', '1'])
    expect(await list()).toEqual([])
    expect(await make('page', 'activities')).toMatchObject({
      status: 200,
      data: { standardType: 'activities', translated: true },
    })
    expect(await make('page', 'email-signature')).toMatchObject({ status: 404, code: 'template/no-preset' })
    expect((await look('signature', 'menu')).code).toBe('template/no-preset')
    expect((await look('page', 'nothing')).status).toBe(400)
  })
})

describe('saving', () => {
  it('counts up, names who saved, and tells other editors', async () => {
    const { data } = await desk.create()
    const heard: unknown[] = []
    app.hub.on('template.changed', (event) => heard.push(event.payload))
    const saved = await desk.update({ ...data, name: 'Long walks' }, 1)
    expect(saved).toMatchObject({ status: 200, data: { name: 'Long walks', revision: 2 } })
    await expect
      .poll(() => heard)
      .toContainEqual({ templateId: data.id, revision: 2, by: desk.editor.userId, isDeleted: false })
  })

  it('of what is there already changes nothing, whatever it is based on', async () => {
    const { data } = await desk.create()
    await desk.update({ ...data, name: 'Long walks' }, 1)
    expect((await desk.update({ ...data, name: 'Long walks' }, 1)).data.revision).toBe(2)
  })

  it('based on an older draft is refused with the draft as it is', async () => {
    const { data } = await desk.create()
    await desk.update({ ...data, name: 'Long walks' }, 1)
    const late = await desk.update({ ...data, name: 'Short walks' }, 1)
    expect(late).toMatchObject({ status: 409, code: 'template/stale-revision' })
    expect(late.details.current).toEqual(await desk.open(data.id))
    expect(late.details.current).toMatchObject({ name: 'Long walks', revision: 2 })
  })

  it('without a revision wins over what was saved before', async () => {
    const { data } = await desk.create()
    await desk.update({ ...data, name: 'Long walks' }, 1)
    expect(await desk.update({ ...data, name: 'Short walks' })).toMatchObject({
      status: 200,
      data: { name: 'Short walks', revision: 3 },
    })
  })

  it('of two at once lets one through', async () => {
    const { data } = await desk.create()
    const answers = await Promise.all(['One', 'Two'].map((name) => desk.update({ ...data, name }, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('refuses a module that cannot be read, says where, and keeps nothing of the save', async () => {
    const { data } = await desk.create({ localizedData: { 0: [textModule('Lake')] } })
    const wrong = [textModule('x'), { type: 'text', id: 'y', props: { contentColumnOne: 'words' } }]
    const refused = await desk.update({ ...data, name: 'Other', localizedData: { 1: wrong } }, 1)
    expect(refused).toMatchObject({
      status: 400,
      code: 'template/wrong-module',
      details: { language: '1', place: 1, type: 'text', reason: 'props' },
    })
    expect(await desk.open(data.id)).toEqual(data)
  })

  it.each([
    ['without props', { type: 'text', id: 'x' }, 'incomplete'],
    ['that leads nowhere one may', buttonTo('url', 'javascript:alert(1)'), 'props'],
    ['of another kind of template', { type: 'signature', id: 's', props: {} }, 'wrong-template'],
  ])('refuses a module %s', async (_, module, reason) => {
    const made = await desk.create({ localizedData: { 0: [module] } })
    expect(made).toMatchObject({ status: 400, code: 'template/wrong-module', details: { reason } })
    expect(await list()).toEqual([])
  })

  it('keeps modules of a type that this version does not know', async () => {
    const weather = { type: 'weather', id: 'w', props: { place: { name: 'Oslo' } }, since: 3 }
    const { data } = await desk.create({ localizedData: { 0: [weather, textModule('Lake')] } })
    const saved = await desk.update({ ...data, name: 'Other' }, 1)
    expect(saved.data.localizedData[0][0]).toEqual(weather)
  })

  it('refuses what is too large, below the limit of any call', async () => {
    const html = (nth: number) => ({ type: 'raw-html', id: String(nth), props: { html: 'x'.repeat(19_999) } })
    const count = Math.ceil(TEMPLATE_CONTENT_MAX_BYTES / 20_000) + 1
    const modules = Array.from({ length: count }, (_, nth) => html(nth))
    expect(await desk.create({ localizedData: { 0: modules } })).toMatchObject({
      status: 413,
      code: 'template/too-large',
    })
  })

  it('knows the pictures of the property that the draft names, in any module', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
    )
    const { id } = await app.media.storeFile(desk.propertyId, { bytes, fileName: 'lake.svg' })
    const image = { url: `/media/${desk.propertyId}/${id}` }
    const module = { type: 'image', id: 'i', props: { columnOneImage: image } }
    const { data } = await desk.create({ localizedData: { 1: [module] } })
    expect(data.pictures).toEqual({ [id]: expect.objectContaining({ mediaId: id, width: 40, height: 20 }) })
    expect((await list())[0].pictures).toEqual(data.pictures)
  })
})

describe('what templates can take from elsewhere', () => {
  it('is nothing yet, and links can lead to what is the guest’s own', async () => {
    const features = ['guestbook', 'store', 'upgrades', 'registration']
    const nothing = { isReady: false, items: [] }
    const answer = await desk.call('GET', 'sources?language=1')
    expect(answer).toMatchObject({
      status: 200,
      data: {
        upselling: nothing,
        roomUpgrades: nothing,
        guestFeedback: nothing,
        features: [...features, 'survey'],
      },
    })
    const clientData = await app.inject({ url: `/api/guest/${desk.propertyId}/clientData` })
    // Guests are led to no survey while none is open.
    expect(clientData.json().data.features).toEqual(features)
  })
})

describe('a template of an older version', () => {
  it('is read, listed, shown to guests and saved in the shape of today', async () => {
    const id = await aTemplate(app.db, desk.propertyId, { localizedData: { 0: [textModule('Old lake')] } })
    const old = {
      version: 1,
      standardType: null,
      style: { innerBgColor: null, outerBgColor: null },
      localizedData: { 0: [textModule('Old lake')] },
      linkedTo: { automation: [], boxes: [], scheduled: [] },
      html: '',
    }
    await app.db.tenant(desk.propertyId, (tx) =>
      tx.update(templates).set({ body: old as never, published: { ...old, name: 'Walks' } as never }),
    )
    const read = await desk.open(id)
    expect(read).toMatchObject({ version: 2, subject: {}, isMarketing: false, isChanged: false })
    expect((await desk.guest(id)).text).toContain('Old lake')
    expect((await desk.update({ ...read, name: 'New' }, 1)).data).toMatchObject({
      version: 2,
      isChanged: true,
    })
  })
})

describe('templates of another property', () => {
  it('are unknown to every call', async () => {
    const other = await aTemplateDesk(app)
    const { id } = (await other.create({ name: 'Secret' })).data
    const asked = [
      desk.call('GET', `template?id=${id}`),
      desk.call('GET', `template/linkedTo?id=${id}`),
      desk.call('GET', `template/versions?id=${id}`),
      desk.call('GET', `template/version?id=${id}&version=1`),
      desk.call('POST', 'template/restore', { id, version: 1 }),
      desk.update({ id, name: 'Taken' }),
      desk.publish(id, 1),
      desk.remove(id, 'page'),
      desk.call('POST', 'template/create', { type: 'page', data: { copyOf: id } }),
      desk.call('PUT', 'template/defaultSignatureId', { templateId: id }),
    ]
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 404, code: 'template/unknown' })
    }
    expect(await list()).toEqual([])
    expect((await other.open(id)).name).toBe('Secret')
  })
})
