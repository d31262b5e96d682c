import { EMPTY_TAB_BAR, type TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anAutomation, aStep } from '../../testing/automation-desk.ts'
import { aBooking, aCard, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aTemplateDesk, buttonTo, type TemplateDesk, textModule } from '../../testing/template-desk.ts'

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
const linksOf = async (id: string) => (await desk.call('GET', `template/linkedTo?id=${id}`)).data

function tabBarWith(pageId: string, tabId: string): TabBar {
  const { guestPhases } = EMPTY_TAB_BAR
  const label = { 0: 'Walks' }
  const target = { kind: 'content' as const, contents: [{ kind: 'page' as const, pageId, label }] }
  const items = [{ id: tabId, index: 0, icon: 'home' as const, label, target }]
  return {
    ...EMPTY_TAB_BAR,
    guestPhases: { ...guestPhases, allGuestPhases: { ...guestPhases.allGuestPhases, items } },
  }
}

describe('a page', () => {
  it('that nothing leads to is linked to nothing and can be deleted', async () => {
    const page = await desk.published(said('Lake'))
    expect(await linksOf(page.id)).toEqual({
      linkedTo: { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
      places: [],
    })
    expect((await desk.remove(page.id, 'email')).code).toBe('template/wrong-type')
    expect(await desk.remove(page.id, 'page')).toMatchObject({ status: 200, data: { id: page.id } })
    expect(await desk.remove(page.id, 'page')).toMatchObject({ status: 404, code: 'template/unknown' })
  })

  it('can be taken back from guests, and published again', async () => {
    const page = await desk.published({ name: 'Walks', ...said('Lake') })
    expect((await desk.guest(page.id)).status).toBe(200)
    const back = await desk.call('POST', 'template/unpublish', { id: page.id })
    expect(back).toMatchObject({ status: 200, data: { publishedAt: null, name: 'Walks' } })
    await expect.poll(async () => (await desk.guest(page.id)).status).toBe(404)
    expect((await desk.call('POST', 'template/unpublish', { id: page.id })).status).toBe(200)
    await desk.publish(page.id, back.data.revision)
    await expect.poll(async () => (await desk.guest(page.id)).status).toBe(200)
    const { versions } = (await desk.call('GET', `template/versions?id=${page.id}`)).data
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  })

  it('is kept by the box, the tabs, the button and the picture that lead to it, and says where', async () => {
    const page = await desk.published({ name: 'Walks', ...said('Lake') })
    const card = await aCard(app.db, desk.propertyId, {
      title: 'To the walks',
      options: { link: { type: 'page', value: page.id } },
    })
    expect(await desk.call('POST', 'template/unpublish', { id: page.id })).toMatchObject({
      status: 409,
      code: 'template/in-use',
    })
    const button = (await desk.create({ name: 'B', localizedData: { 0: [buttonTo('page', page.id)] } })).data
    const image = { url: '/logo.png', link: { enabled: true, type: 'page', url: page.id } }
    const picture = { type: 'image', id: 'i', props: { columnOneImage: image } }
    const mail = (await desk.create({ name: 'M', localizedData: { 0: [picture] } }, 'email')).data
    const [tab, draftTab] = [newId(), newId()]
    await app.db.tenant(desk.propertyId, async (tx) => {
      await tx.execute(
        sql`update properties set tab_bar = ${JSON.stringify(tabBarWith(page.id, tab))}::jsonb`,
      )
      await tx.execute(sql`
        insert into guestbook_drafts (property_id, tab_bar)
        values (${desk.propertyId}, ${JSON.stringify(tabBarWith(page.id, draftTab))}::jsonb)`)
    })
    const linkedTo = {
      automation: [],
      scheduled: [],
      boxes: [card.id],
      tabBar: expect.arrayContaining([tab, draftTab]),
      templates: [button.id, mail.id],
    }
    const places = [
      { place: 'card', id: card.id, name: 'To the walks' },
      { place: 'template', id: button.id, name: 'B', type: 'page' },
      { place: 'template', id: mail.id, name: 'M', type: 'email' },
      { place: 'tab-bar', id: tab, name: 'Walks' },
      { place: 'tab-bar-draft', id: draftTab, name: 'Walks' },
    ]
    expect(await linksOf(page.id)).toEqual({ linkedTo, places })
    expect((await desk.open(page.id)).linkedTo).toEqual(linkedTo)
    const listed = (await desk.call('GET', 'templates')).data as { id: string; linkedTo: unknown }[]
    expect(listed.find(({ id }) => id === page.id)?.linkedTo).toEqual(linkedTo)
    expect(await desk.remove(page.id, 'page')).toMatchObject({
      status: 409,
      code: 'template/in-use',
      details: { uses: places },
    })
    expect((await desk.guest(page.id)).status).toBe(200)
  })

  it('is kept by what is published elsewhere, although the draft leads there no more', async () => {
    const page = await desk.published({ name: 'Walks', ...said('Lake') })
    const other = await desk.published({ name: 'Menu', localizedData: { 0: [buttonTo('page', page.id)] } })
    const saved = (await desk.update({ ...other, ...said('Soup') })).data
    expect((await desk.remove(page.id, 'page')).code).toBe('template/in-use')
    await desk.publish(other.id, saved.revision)
    expect((await desk.remove(page.id, 'page')).status).toBe(200)
  })

  it('can be chosen by name; a tab can lead to it once it is published', async () => {
    const { data } = await desk.create({ name: 'Walks', ...said('Lake') })
    await desk.create({ name: 'Welcome' }, 'email')
    const pages = async () => (await desk.hotel('GET', 'pages')).data
    const targets = async () => (await desk.hotel('GET', 'tabBar/targets')).data.pages
    expect(await pages()).toEqual([{ id: data.id, name: 'Walks', isPublished: false }])
    expect(await targets()).toEqual([])
    await desk.publish(data.id, 1)
    expect(await pages()).toEqual([{ id: data.id, name: 'Walks', isPublished: true }])
    expect(await targets()).toEqual([{ id: data.id, name: 'Walks' }])
  })
})

describe('the default signature', () => {
  const signed = { localizedData: { 0: [{ type: 'signature', id: 's', props: {} }] } }
  const choose = (templateId: string | null) =>
    desk.call('PUT', 'template/defaultSignatureId', { templateId })
  const chosen = async () => (await desk.call('GET', 'template/defaultSignatureId')).data.templateId

  it('is none until a signature is chosen, and nothing else can be', async () => {
    expect(await chosen()).toBeNull()
    const page = (await desk.create()).data
    expect(await choose(page.id)).toMatchObject({ status: 400, code: 'template/wrong-type' })
    expect((await choose(newId())).code).toBe('template/unknown')
    const { id } = (await desk.create({ name: 'Yours' }, 'signature')).data
    expect(await choose(id)).toMatchObject({ status: 200, data: { templateId: id } })
    expect(await chosen()).toBe(id)
    await choose(null)
    expect(await chosen()).toBeNull()
  })

  it('is kept by the e-mails that have a place for it; another one is not', async () => {
    const [first, second] = [
      (await desk.create({ name: 'First' }, 'signature')).data,
      (await desk.create({ name: 'Second' }, 'signature')).data,
    ]
    const mail = (await desk.create({ name: 'Welcome', ...signed }, 'email')).data
    await choose(first.id)
    expect(await linksOf(first.id)).toMatchObject({ linkedTo: { templates: [mail.id] } })
    expect(await desk.remove(first.id, 'signature')).toMatchObject({
      status: 409,
      code: 'template/in-use',
      details: { uses: [{ place: 'template', id: mail.id, name: 'Welcome', type: 'email' }] },
    })
    expect((await desk.remove(second.id, 'signature')).status).toBe(200)
  })

  it('goes with its property', async () => {
    const { id } = await desk.published({ name: 'Yours', ...said('Ingrid') }, 'signature')
    await choose(id)
    await app.db.installation((tx) =>
      tx.execute(sql`delete from properties where property_id = ${desk.propertyId}`),
    )
    const rows = await app.db.tenant(desk.propertyId, (tx) => tx.execute(sql`select id from templates`))
    expect(rows.rows).toEqual([])
  })

  it('that no e-mail uses is deleted, and then there is none', async () => {
    const { id } = (await desk.create({ name: 'Yours' }, 'signature')).data
    await choose(id)
    expect((await desk.remove(id, 'signature')).status).toBe(200)
    expect(await chosen()).toBeNull()
  })
})

describe('an e-mail', () => {
  it('is linked to the automations and scheduled messages that send it, and stays while they do', async () => {
    const mail = await desk.published({ name: 'Welcome', ...said('Soon') }, 'email')
    const content = { email: { from: 'template' as const, templateId: mail.id }, sms: null }
    const { cookie } = await aSignedIn(app, desk.propertyId, ['manager'])
    const call = caller(app, cookie)
    const automation = anAutomation({ steps: [aStep({ content })] })
    const { data: added } = await call('POST', 'automations', { automation })
    await aBooking(app.db, desk.propertyId, { state: 'checkin' })
    const { data: scheduled } = await call('POST', 'messages', {
      audience: { groups: [{ parts: [{ who: 'in-house guests' }] }] },
      content,
      purpose: 'service',
      sendAt: '2026-11-16T09:00:00Z',
      confirmedPeople: null,
    })
    expect(await linksOf(mail.id)).toMatchObject({
      linkedTo: { automation: [added.id], scheduled: [scheduled.id] },
    })
    expect(await desk.remove(mail.id, 'email')).toMatchObject({ status: 409, code: 'template/in-use' })
    await call('DELETE', `automations/${added.id}`)
    await call('POST', `mailings/${scheduled.id}/cancel`, {})
    expect((await desk.remove(mail.id, 'email')).status).toBe(200)
  })
})
