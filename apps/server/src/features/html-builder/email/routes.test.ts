import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { TWO_LANGUAGES } from '../../../testing/property-with-editor.ts'
import { templates } from '../tables.ts'

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const content = {
  name: 'Before you arrive',
  standardType: null,
  style: { innerBgColor: null, outerBgColor: null },
  localizedData: {
    0: [
      {
        type: 'text',
        id: 'a',
        props: { contentColumnOne: words('Welcome {{firstName}}, to room {{roomNumber}}.') },
      },
      {
        type: 'raw-html',
        id: 'b',
        props: { html: '<p onclick="alert(1)">Bare<script>alert(1)</script></p>' },
      },
      {
        type: 'button',
        id: 'c',
        props: { content: words('Guestbook'), type: 'feature', destination: 'guestbook' },
      },
    ],
    1: [{ type: 'text', id: 'a', props: { contentColumnOne: words('Velkommen {{firstName}}.') } }],
  },
  subject: { 0: 'See you soon, {{firstName}}', 1: 'På gensyn, {{firstName}}' },
  preheader: {},
  isMarketing: false,
}

describe('an e-mail in the editor', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  const aHouse = async (role: 'editor' | 'owner' = 'owner', type: 'page' | 'email' = 'email') => {
    const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, name: 'Fjellheim' })
    const staff = await aSignedIn(app, propertyId, [role])
    const id = newId()
    const { name, ...rest } = content
    const linkedTo = { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] }
    const body = { ...rest, version: 2 as const, linkedTo, html: '' }
    await app.db.tenant(propertyId, (tx) => tx.insert(templates).values({ propertyId, id, type, name, body }))
    return { propertyId, staff, id, call: caller(app, staff.cookie) }
  }

  it('is shown as the sample guest gets it, in the asked language', async () => {
    const { call, id } = await aHouse()
    const { data } = await call('GET', `htmlbuilder/template/html?id=${id}`)
    expect(data).toMatchObject({ subject: 'See you soon, Astrid', bytes: Buffer.byteLength(data.html) })
    expect(data.html).toContain('Welcome Astrid, to room 204.')
    expect(data.html).toContain('<p>Bare</p>')
    expect(data.text).toContain('Welcome Astrid, to room 204.')
    const danish = (await call('GET', `htmlbuilder/template/html?id=${id}&language=1`)).data
    expect(danish).toMatchObject({ subject: 'På gensyn, Astrid' })
    expect(danish.html).toContain('lang="da"')
    expect(await call('GET', `htmlbuilder/template/html?id=${newId()}`)).toMatchObject({
      code: 'template/unknown',
    })
  })

  it('is shown as a guest gets it to those who may see guests', async () => {
    const { call, propertyId } = await aHouse()
    const { id: bookingId, linkKey } = await aBooking(app.db, propertyId, { firstName: 'Bjørn <b>' })
    const { data } = await call('POST', 'htmlbuilder/preview', {
      type: 'email',
      content: { ...content, preheader: { 0: 'Soon, {{firstName}}' } },
      language: 0,
      bookingId,
    })
    expect(data).toMatchObject({ preheader: 'Soon, Bjørn <b>', bytes: Buffer.byteLength(data.html) })
    expect(data.html).toContain('Welcome Bjørn &lt;b&gt;')
    expect(data.html).toContain(`/guestbook/${propertyId}/${linkKey}"`)
    const nobody = { type: 'email', content, language: 0, bookingId: newId() }
    expect(await call('POST', 'htmlbuilder/preview', nobody)).toMatchObject({ code: 'booking/unknown' })
    const editor = await aSignedIn(app, propertyId, ['editor'])
    const asEditor = caller(app, editor.cookie)
    expect(
      await asEditor('POST', 'htmlbuilder/preview', { type: 'email', content, language: 0, bookingId }),
    ).toMatchObject({
      code: 'auth/not-allowed',
    })
    const sample = await asEditor('POST', 'htmlbuilder/preview', { type: 'email', content, language: 0 })
    expect(sample.data.html).toContain('Welcome Astrid')
  })

  it('is sent to whoever asks for a test, and nobody else', async () => {
    const { call, id, staff } = await aHouse()
    const { data } = await call('POST', 'htmlbuilder/template/test', { id, language: 0 })
    expect(data).toEqual({ to: staff.email, isInside: true })
    const [sent] = await app.mails(staff.email)
    expect(sent).toMatchObject({ subject: '[Test] See you soon, Astrid', fromName: 'Fjellheim' })
    expect(sent?.html).toContain('Welcome Astrid')
    expect(sent?.text).toContain('Welcome Astrid')
  })

  it('is no page', async () => {
    const { call, id } = await aHouse('owner', 'page')
    expect(await call('POST', 'htmlbuilder/template/test', { id, language: 0 })).toMatchObject({
      code: 'template/wrong-type',
    })
  })
})
