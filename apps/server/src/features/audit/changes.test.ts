import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { fontFile } from '../../testing/font-files.ts'
import { aPicture, uploaded, uploadFile } from '../../testing/media-calls.ts'
import { anOrder } from '../../testing/orders.ts'
import { aProduct } from '../../testing/products.ts'
import { TWO_LANGUAGES } from '../../testing/property-with-editor.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())

type Written = { action: string; subject: string | null; actorName: string; details: Record<string, string> }

/** A property with its owner, and what its log says after what was done, oldest first. */
async function anOwnedHouse() {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES, currency: 'NOK' })
  const { cookie } = await aSignedIn(app, propertyId, ['owner'])
  const call = caller(app, cookie)
  const log = async (of: string) => {
    const { items } = (await call('GET', 'audit')).data as { items: Written[] }
    return items
      .filter(({ action }) => action.startsWith(of))
      .reverse()
      .map(({ action, subject, details }) => [action, subject, details])
  }
  return { propertyId, cookie, call, log }
}

describe('the log tells', () => {
  it('of publishing, of going back and of what is thrown away', async () => {
    const { call, log } = await anOwnedHouse()
    const [{ card, revision }] = (await call('POST', 'cards', { type: 'Content' })).data.cards
    const content = { 0: { default: { title: 'Breakfast' } } }
    await call('PUT', `cards/${card.id}`, { revision, content })
    await call('POST', 'cards/publish')
    await call('PUT', `cards/${card.id}`, {
      revision: revision + 1,
      content: { 0: { default: { title: 'Brunch' } } },
    })
    await call('POST', `cards/${card.id}/discard`, { revision: revision + 2 })
    await call('POST', 'guestbook/versions/1/restore')
    await call('POST', 'cards', { type: 'Content' })
    await call('POST', 'cards/discard')
    expect([...(await log('guestbook.')), ...(await log('card.'))]).toEqual([
      ['guestbook.published', '1', { cards: '1' }],
      ['guestbook.restored', '1', {}],
      ['guestbook.discarded', null, { changes: '1' }],
      ['card.discarded', 'Brunch', {}],
    ])
  })

  it('of prices, stock and what can be ordered, from what to what', async () => {
    const { propertyId, call, log } = await anOwnedHouse()
    const { id } = await aProduct(app.db, propertyId, { title: 'Firewood basket', price: 12_000, stock: 5 })
    const save = (revision: number, change: object) => call('PUT', `products/${id}`, { revision, change })
    await save(1, { price: 15_000 })
    await save(2, { stock: 9 })
    await save(3, { state: 'disabled' })
    await save(4, { category: 'Wood' })
    const subject = 'Firewood basket'
    expect(await log('product.')).toEqual([
      ['product.price-changed', subject, { kind: 'price', before: '12000', after: '15000', currency: 'NOK' }],
      ['product.stock-changed', subject, { before: '5', after: '9' }],
      ['product.state-changed', subject, { before: 'enabled', after: 'disabled' }],
    ])
  })

  it('of requests that were answered, and nothing of the guest', async () => {
    const { propertyId, call, log } = await anOwnedHouse()
    const [first, second] = [await anOrder(app.db, propertyId), await anOrder(app.db, propertyId)]
    await call('POST', `orderRequests/${first.id}/accept`, { timeExpected: null })
    await call('POST', `orderRequests/${first.id}/accept`, { timeExpected: null })
    await call('POST', `orderRequests/${second.id}/decline`, { reason: 'too busy' })
    const written = await log('request.')
    expect(written).toEqual([
      ['request.accepted', String(first.number), { items: '1 × Breakfast' }],
      ['request.declined', String(second.number), { items: '1 × Breakfast', reason: 'too busy' }],
    ])
    expect(JSON.stringify(written)).not.toMatch(/Astrid|Nilsen|204/)
  })

  it('of units and their categories', async () => {
    const { call, log } = await anOwnedHouse()
    const double = (await call('POST', 'unitCategories', { name: 'Double' })).data
    await call('PUT', `unitCategories/${double.id}`, { name: 'Double room' })
    const suite = (await call('POST', 'unitCategories', { name: 'Suite' })).data
    const unit = (await call('POST', 'units', { code: '204', categoryId: double.id })).data
    await call('PUT', `units/${unit.id}`, { code: '205', categoryId: double.id, revision: unit.revision })
    await call('PUT', `units/${unit.id}`, { code: '205', categoryId: suite.id, revision: unit.revision + 1 })
    await call('POST', `units/${unit.id}/link`)
    await call('DELETE', `units/${unit.id}`)
    await call('DELETE', `unitCategories/${suite.id}`)
    await call('POST', 'units/import', { text: 'code;category\n1;Double room\n2;Double room', dryRun: false })
    expect(await log('unit')).toEqual([
      ['unit-category.added', 'Double', {}],
      ['unit-category.renamed', 'Double room', { before: 'Double', after: 'Double room' }],
      ['unit-category.added', 'Suite', {}],
      ['unit.added', '204', {}],
      ['unit.changed', '205', { changed: 'code', before: '204', after: '205' }],
      ['unit.changed', '205', { changed: 'category', before: 'Double room', after: 'Suite' }],
      ['unit-link.renewed', '205', {}],
      ['unit.deleted', '205', {}],
      ['unit-category.deleted', 'Suite', {}],
      ['unit.imported', null, { added: '2', updated: '0' }],
    ])
  })

  it('of files and fonts', async () => {
    const { cookie, call, log } = await anOwnedHouse()
    const bytes = await aPicture()
    const file = uploaded(await uploadFile(app, { cookie, bytes, fileName: 'lake.png' }))
    await uploadFile(app, { cookie, bytes, fileName: 'again.png' })
    const { focalX, focalY, credit, isDecorative } = file
    const change = { fileName: 'Fjord.png', focalX, focalY, credit, isDecorative, alt: { 0: 'A fjord' } }
    await call('PUT', `media/${file.id}`, change)
    await call('DELETE', `media/${file.id}`)
    expect(await log('media.')).toEqual([
      ['media.uploaded', file.fileName, {}],
      ['media.changed', 'Fjord.png', {}],
      ['media.deleted', 'Fjord.png', {}],
    ])
    const font = await call('POST', 'fonts', {
      family: 'Fjellheim Sans',
      fileName: 'fjellheim.woff2',
      content: fontFile().toString('base64'),
      hasLicence: true,
    })
    await call('DELETE', `fonts/${font.data.id}`)
    expect(await log('font.')).toEqual([
      ['font.uploaded', 'Fjellheim Sans', { name: 'fjellheim.woff2' }],
      ['font.deleted', 'Fjellheim Sans', {}],
    ])
  })

  it('of settings, each from what to what, and no code of a door', async () => {
    const { propertyId, call, log } = await anOwnedHouse()
    const { revision, settings } = (await call('GET', 'settings')).data
    const change = {
      checkInTime: '16:30',
      contact: { ...settings.contact, phone: '+47 12' },
      access: { ...settings.access, doorCode: 'secret 1' },
    }
    await call('PUT', 'settings', { propertyId, revision, change })
    const written = await log('property.changed')
    expect(written.map(([, , details]) => details)).toEqual(
      expect.arrayContaining([
        { changed: 'checkInTime', before: settings.checkInTime, after: '16:30' },
        { changed: 'contact.phone', before: settings.contact.phone ?? '', after: '+47 12' },
        { changed: 'access' },
      ]),
    )
    expect(written).toHaveLength(3)
    expect(JSON.stringify(written)).not.toContain('secret')
  })

  it('of modules that are switched on and off', async () => {
    const { call, log } = await anOwnedHouse()
    await call('PUT', 'modules/customFonts', { enabled: false })
    expect(await log('module.')).toEqual([
      ['module.changed', 'customFonts', { module: 'customFonts', enabled: 'off' }],
    ])
  })
})
