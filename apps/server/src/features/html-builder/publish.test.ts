import { KEPT_TEMPLATE_VERSIONS } from '@innkeeper/domain/html-builder/constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aTemplateDesk, type TemplateDesk, textModule } from '../../testing/template-desk.ts'
import { createStaffPresenter } from './present-staff.ts'
import { compileDraft, publishTemplate } from './publish.ts'
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

const said = (words: string) => ({ localizedData: { 0: [textModule(words, 'm')] } })

describe('publishing', () => {
  it('makes the draft what guests get, and nothing before', async () => {
    const { data } = await desk.create(said('Round the lake'))
    expect((await desk.guest(data.id)).status).toBe(404)
    expect((await desk.page(data.id)).statusCode).toBe(404)
    const published = await desk.publish(data.id, 1)
    expect(published).toMatchObject({
      status: 200,
      data: { isChanged: false, publishedAt: expect.any(String) },
    })
    await expect.poll(async () => (await desk.guest(data.id)).text).toContain('Round the lake')
    await desk.update({ ...data, ...said('Up the hill') }, 1)
    expect((await desk.open(data.id)).isChanged).toBe(true)
    expect((await desk.guest(data.id)).text).not.toContain('Up the hill')
  })

  it('drops what is kept of the page', async () => {
    const page = await desk.published(said('Round the lake'))
    await expect.poll(async () => (await desk.page(page.id)).body).toContain('Round the lake')
    const saved = (await desk.update({ ...page, ...said('Up the hill') })).data
    expect((await desk.page(page.id)).body).toContain('Round the lake')
    await desk.publish(page.id, saved.revision)
    await expect.poll(async () => (await desk.page(page.id)).body).toContain('Up the hill')
    await desk.remove(page.id, 'page')
    await expect.poll(async () => (await desk.page(page.id)).statusCode).toBe(404)
  })

  it('of a draft that is another by now is refused with that draft', async () => {
    const { data } = await desk.create(said('Lake'))
    await desk.update({ ...data, ...said('Hill') }, 1)
    const late = await desk.publish(data.id, 1)
    expect(late).toMatchObject({ status: 409, code: 'template/stale-revision' })
    expect(late.details.current.revision).toBe(2)
    expect((await desk.open(data.id)).publishedAt).toBeNull()
  })

  it('of what is published already makes no further version', async () => {
    const page = await desk.published(said('Lake'))
    expect((await desk.publish(page.id, 1)).status).toBe(200)
    expect((await desk.call('GET', `template/versions?id=${page.id}`)).data.versions).toHaveLength(1)
  })

  it('is written down', async () => {
    const page = await desk.published({ ...said('Lake'), name: 'Walks' })
    await desk.remove(page.id, 'page')
    const { rows } = await app.db.tenant(desk.propertyId, (tx) =>
      tx.execute(
        sql`select action, subject, details from audit_entries where action like 'template.%' order by action`,
      ),
    )
    expect(rows).toEqual([
      { action: 'template.deleted', subject: 'Walks', details: { type: 'page' } },
      { action: 'template.published', subject: 'Walks', details: { type: 'page', version: '1' } },
    ])
  })

  it('keeps what an e-mail was compiled to before its transaction, and pages are not compiled', async () => {
    const asked: string[] = []
    const email = { version: 1 as const, html: ['<p>'], text: [], subject: [], preheader: [] }
    const compiled = { look: 'plain', languages: { 0: email } }
    const publishAs = async (type: 'page' | 'email') => {
      const { id } = (await desk.create(said('Dear guest'), type)).data
      const { propertyId } = desk
      const draft = await compileDraft(
        app.db,
        async (_, __, sent) => {
          asked.push(sent)
          return { compiled, bytes: { 0: 3 } }
        },
        { propertyId, id },
      )
      const localization = { default: 'GB', languages: {} }
      const staff = { propertyId, userId: desk.editor.userId, name: 'Anna' } as never
      await app.db.tenant(propertyId, (tx) =>
        publishTemplate(
          {
            ...{ tx, staff, house: { propertyId, localization, mediaOrigin: '' }, now: app.clock.now() },
            presenter: createStaffPresenter({ pages: async () => [], mediaIds: async () => [] }),
          },
          { id, revision: 1 },
          draft,
        ),
      )
      const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(templates))
      return rows.find((row) => row.id === id)?.compiled
    }
    expect(await publishAs('email')).toEqual(compiled)
    expect(await publishAs('page')).toBeNull()
    expect(asked).toEqual(['email'])
  })
})

describe('a template with nothing in it', () => {
  it('is not published', async () => {
    const nothing = [
      {},
      { localizedData: { 0: [], 1: [] } },
      // A later version may know it; this one shows nothing of it.
      { localizedData: { 0: [{ type: 'hologram', id: 'h', props: {} }] } },
    ]
    for (const content of nothing) {
      for (const type of ['page', 'email', 'signature'] as const) {
        const { data } = await desk.create(content, type)
        expect(await desk.publish(data.id, 1)).toMatchObject({ status: 409, code: 'template/empty' })
        expect((await desk.open(data.id)).publishedAt).toBeNull()
      }
    }
  })

  it('counts as such where its only words are in a language the house does not speak', async () => {
    const { data } = await desk.create({ localizedData: { 17: [textModule('Tere')] } }, 'email')
    expect(await desk.publish(data.id, 1)).toMatchObject({ status: 409, code: 'template/empty' })
  })
})

describe('an e-mail', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      type: 'raw-html',
      id: `h${place}`,
      props: { html: `<p>${'word '.repeat(3800)}</p>` },
    }))

  it('that mail programs would cut off is not published; its language and length are told', async () => {
    const { data } = await desk.create({ localizedData: { 0: lines(1), 1: lines(7) } }, 'email')
    const refused = await desk.publish(data.id, 1)
    expect(refused).toMatchObject({
      status: 409,
      code: 'template/too-long',
      details: { language: 'Dansk', kilobytes: expect.any(Number) },
    })
    expect(refused.details.kilobytes).toBeGreaterThan(130)
    expect((await desk.open(data.id)).publishedAt).toBeNull()
    const shorter = await desk.update({ ...data, localizedData: { 0: lines(1), 1: lines(4) } })
    expect(await desk.publish(data.id, shorter.data.revision)).toMatchObject({ status: 200 })
  })

  it('is measured with its signature', async () => {
    const signature = await desk.published({ localizedData: { 0: lines(2) } }, 'signature')
    await desk.call('PUT', 'template/defaultSignatureId', { templateId: signature.id })
    const signed = [...lines(4), { type: 'signature', id: 's', props: {} }]
    const { data } = await desk.create({ localizedData: { 0: signed } }, 'email')
    expect(await desk.publish(data.id, 1)).toMatchObject({ code: 'template/too-long' })
    const unsigned = await desk.published({ localizedData: { 0: lines(4) } }, 'email')
    expect(unsigned.publishedAt).not.toBeNull()
  })
})

describe('published versions', () => {
  it('are listed newest first, looked at, and restored as a draft', async () => {
    const first = await desk.published({ ...said('Lake'), name: 'Walks' })
    const saved = (await desk.update({ ...first, ...said('Hill'), name: 'Long walks' })).data
    await desk.publish(first.id, saved.revision)
    const { versions } = (await desk.call('GET', `template/versions?id=${first.id}`)).data
    expect(versions).toMatchObject([
      { version: 2, name: 'Long walks', publishedBy: expect.any(String) },
      { version: 1, name: 'Walks' },
    ])
    const look = (version: number) => desk.call('GET', `template/version?id=${first.id}&version=${version}`)
    expect(JSON.stringify((await look(1)).data)).toContain('Lake')
    expect(await look(9)).toMatchObject({ status: 404, code: 'template/unknown-version' })
    const restored = await desk.call('POST', 'template/restore', { id: first.id, version: 1 })
    expect(restored).toMatchObject({
      status: 200,
      data: { name: 'Walks', revision: saved.revision + 1, isChanged: true },
    })
    await expect.poll(async () => (await desk.guest(first.id)).text).toContain('Hill')
  })

  it('beyond those that are kept go, the oldest first', async () => {
    const page = await desk.published(said('Lake'))
    await app.db.tenant(desk.propertyId, (tx) =>
      tx.execute(sql`update templates set published_version = ${KEPT_TEMPLATE_VERSIONS}`),
    )
    const saved = (await desk.update({ ...page, ...said('Hill') })).data
    await desk.publish(page.id, saved.revision)
    const { versions } = (await desk.call('GET', `template/versions?id=${page.id}`)).data
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([KEPT_TEMPLATE_VERSIONS + 1])
  })
})

describe('HTML that somebody wrote', () => {
  it('reaches guests without what could act, on the page and in the answer, and staff as it was written', async () => {
    const html = '<p onclick="x()">Hi<script>steal()</script><iframe src="https://evil.example"></iframe></p>'
    const page = await desk.published({
      localizedData: { 0: [{ type: 'raw-html', id: 'r', props: { html } }] },
    })
    await expect.poll(async () => (await desk.guest(page.id)).status).toBe(200)
    const { template } = await desk.guest(page.id)
    expect(template.modules[0]?.props).toEqual({ html: '<p>Hi</p>' })
    expect((await desk.page(page.id)).body).not.toContain('steal')
    expect(page.localizedData[0]?.[0]).toMatchObject({ props: { html } })
  })
})
