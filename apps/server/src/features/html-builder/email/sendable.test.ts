import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import { aTemplateDesk, type TemplateDesk, textModule } from '../../../testing/template-desk.ts'
import { sampleRecipient } from './sample-recipient.ts'

describe('a published e-mail', () => {
  let app: TestApp
  let desk: TemplateDesk
  beforeAll(async () => {
    app = await openTestApp()
    desk = await aTemplateDesk(app)
  })
  afterAll(() => app.close())

  const recipient = () =>
    sampleRecipient({
      ...{ propertyName: 'Fjellheim', language: 'en', today: '2026-11-15' },
      ...{ origin: 'https://inn.example', propertyId: desk.propertyId },
    })
  const filled = async (id: string, language = 0) =>
    (await app.sendableEmails.sendable(desk.propertyId, id, language))?.fill(recipient())
  const content = (...words: string[]) => ({
    localizedData: { 0: words.map((word) => textModule(word)) },
    subject: { 0: 'See you soon, {{firstName}}' },
  })

  it('is filled for each recipient, and its draft is not', async () => {
    const { id } = await desk.published(content('Dear {{firstName}}'), 'email')
    const first = await filled(id)
    expect(first?.subject).toMatch(/^See you soon, \w+/)
    expect(first?.text).toContain('Dear ')
    await desk.update({ id, ...content('Not yet') })
    expect((await filled(id))?.text).not.toContain('Not yet')
  })

  it("is in the default language where its own has nothing, and nobody's before it is published", async () => {
    const { id } = await desk.published(content('Only English'), 'email')
    expect((await filled(id, 1))?.text).toContain('Only English')
    const draft = (await desk.create(content('Draft'), 'email')).data
    expect(await filled(draft.id)).toBeUndefined()
    expect(await filled((await desk.published(content('A page'))).id)).toBeUndefined()
  })

  it('carries the default signature of now', async () => {
    const signed = { type: 'signature', id: 's', props: {} }
    const { id } = await desk.published({ localizedData: { 0: [textModule('Bye'), signed] } }, 'email')
    expect((await filled(id))?.text).not.toContain('Ingrid')
    const signature = await desk.published(content('Ingrid at reception'), 'signature')
    await desk.call('PUT', 'template/defaultSignatureId', { templateId: signature.id })
    await expect.poll(async () => (await filled(id))?.text).toContain('Ingrid at reception')
  })

  it('follows the brand without being published again', async () => {
    const { id } = await desk.published(content('In our colours'), 'email')
    expect((await filled(id))?.html).not.toContain('#c01234')
    const brand = { ...DEFAULT_BRAND, inkColour: '#c01234' }
    await propertyChanged(app, desk.propertyId, (tx) =>
      tx.execute(sql`update properties set brand = ${JSON.stringify(brand)}::jsonb`),
    )
    expect((await filled(id))?.html).toContain('#c01234')
  })
})
