import { MAX_IMPORT_ROWS } from '@innkeeper/domain/units/constants.ts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { pageCount, readPdf } from '../../testing/read-pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { PUBLIC_URL: 'https://stay.example' } })
})
afterAll(() => app.close())

async function aTestProperty(change: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, change)
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const codes = async () =>
    ((await call('GET', 'units')).data.units as { code: string }[]).map(({ code }) => code)
  const bring = (text: string, more: object = {}) =>
    call('POST', 'units/import', { text, dryRun: false, createsCategories: true, ...more })
  return { propertyId, cookie, call, codes, bring }
}

describe('the import of units', () => {
  it('says beforehand what would happen and then does just that', async () => {
    const { call, codes, bring } = await aTestProperty()
    const text = 'Room;Type\n101;Double\n102;Suite\n103;double'
    const dry = await bring(text, { dryRun: true })
    expect(dry.data).toMatchObject({
      isDone: false,
      counts: { new: 3, same: 0, moved: 0, problem: 0 },
      newCategories: ['Double', 'Suite'],
    })
    expect(await codes()).toEqual([])
    expect((await bring(text)).data).toMatchObject({ isDone: true, counts: { new: 3 } })
    expect(await codes()).toEqual(['101', '102', '103'])
    const again = await bring('101;Double\n102;Double\n104;Suite')
    expect(again.data.counts).toEqual({ new: 1, same: 1, moved: 1, changed: 0, problem: 0 })
    expect((await call('GET', 'unitCategories')).data.categories).toMatchObject([
      { name: 'Double', units: 3 },
      { name: 'Suite', units: 1 },
    ])
  })

  it('brings door codes and Wi-Fi where the file has such columns, and leaves them where it has none', async () => {
    const { call, bring } = await aTestProperty()
    const accessOf = async () =>
      ((await call('GET', 'units')).data.units as { access: unknown }[]).map(({ access }) => access)
    const dry = await bring('Room;Type;Door code;Wi-Fi\n101;Double;=4711;Annex\n102;Double;;')
    expect(JSON.stringify(dry.data)).not.toContain('4711')
    expect(await accessOf()).toEqual([
      { doorCode: '=4711', wifiName: 'Annex', wifiPassword: null },
      { doorCode: null, wifiName: null, wifiPassword: null },
    ])
    expect((await bring('101;Suite')).data.counts).toMatchObject({ moved: 1 })
    const changed = await bring('Room;Type;Wi-Fi password;Door code\n101;Suite;two  spaces;')
    expect(changed.data.counts).toMatchObject({ changed: 1, same: 0 })
    expect((await accessOf())[0]).toEqual({
      doorCode: null,
      wifiName: 'Annex',
      wifiPassword: 'two  spaces',
    })
    const tooLong = await bring(`Room;Type;Door code\n101;Suite;${'9'.repeat(21)}`)
    expect(tooLong.details.rows).toMatchObject([{ row: 2, problem: 'access-too-long' }])
    expect(JSON.stringify(tooLong.details)).not.toContain('999')
  })

  it('takes floors from their column, gives them back, and takes them away', async () => {
    const { cookie, bring } = await aTestProperty()
    await bring('Room;Type;Etage\n101;Suite;1\n001;Suite;Stuen\nK1;Suite;-1\n9;Suite;')
    const exported = await app.inject({ url: '/api/hotel/units/export', headers: { cookie } })
    const floors = exported.body
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[2])
    expect(floors).toEqual(['0', '', '1', '-1'])
    expect((await bring(exported.body)).data.counts).toMatchObject({ same: 4 })
    expect((await bring('Room;Type;Floor\n101;Suite;')).data.counts).toMatchObject({ changed: 1 })
    const refused = await bring('Room;Type;Floor\n101;Suite;upstairs')
    expect(refused.details.rows).toMatchObject([{ row: 2, problem: 'floor-unknown' }])
  })

  it('with one bad row changes nothing and says which', async () => {
    const { codes, bring } = await aTestProperty()
    const answer = await bring('101;Double\n102;\n101;Double')
    expect(answer).toMatchObject({ status: 409, code: 'units/import-refused' })
    expect(answer.details.rows.slice(0, 2)).toMatchObject([
      { row: 2, problem: 'no-category' },
      { row: 3, problem: 'twice', firstRow: 1 },
    ])
    expect(await codes()).toEqual([])
  })

  it('creates categories only when asked, and takes one for rows without', async () => {
    const { propertyId, codes, bring } = await aTestProperty()
    const { categoryId } = await aUnit(app.db, propertyId, '100')
    const careful = { createsCategories: false, categoryId }
    expect((await bring('101;Cabin', careful)).details.rows[0].problem).toBe('category-unknown')
    expect((await bring('101\n102', careful)).status).toBe(200)
    expect(await codes()).toEqual(['100', '101', '102'])
  })

  it(`takes ${MAX_IMPORT_ROWS} rows at once and no more`, async () => {
    const { codes, bring } = await aTestProperty()
    const rows = (count: number) => Array.from({ length: count }, (_, index) => `${index};Double`).join('\n')
    expect((await bring(rows(MAX_IMPORT_ROWS + 1))).code).toBe('units/too-many')
    expect((await bring(rows(MAX_IMPORT_ROWS))).status).toBe(200)
    expect(await codes()).toHaveLength(MAX_IMPORT_ROWS)
  })
})

describe('the export of units', () => {
  it('is read back by the import, runs no formula, and is written to the log', async () => {
    const { propertyId, cookie, bring } = await aTestProperty()
    await bring('=1+1;"Double; large"\n9;Suite')
    const answer = await app.inject({ url: '/api/hotel/units/export', headers: { cookie } })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="units-${propertyId}.csv"`,
      'cache-control': 'no-store',
    })
    const [header, ...lines] = answer.body.split('\r\n')
    expect(header).toBe('\uFEFFcode;category;floor;link;door code;wi-fi name;wi-fi password')
    expect(lines[0]).toMatch(
      new RegExp(`^'=1\\+1;"Double; large";;https://stay.example/guestbook/${propertyId}\\?l=`),
    )
    const english = await app.inject({
      url: '/api/hotel/units/export?spreadsheet=comma',
      headers: { cookie },
    })
    expect(english.body).toMatch(/^\uFEFFcode,category,floor,link,/)
    expect((await bring(english.body)).data.counts).toMatchObject({ same: 2, problem: 0 })
    expect((await bring(answer.body)).data.counts).toEqual({
      new: 0,
      same: 2,
      moved: 0,
      changed: 0,
      problem: 0,
    })
    const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
    const logged = (await owner('GET', 'audit?action=export.made')).data
    expect(logged.items).toMatchObject([
      { subject: 'Units', details: { count: '2' } },
      { subject: 'Units', details: { count: '2' } },
    ])
  })
})

describe('the sheet of QR codes', () => {
  const sheet = (cookie: string, query = '') =>
    app.inject({ url: `/api/hotel/units/qrSheet${query}`, headers: { cookie } })

  it('leads from each unit to the guestbook, in the words of the property', async () => {
    const localization = {
      languages: { FI: { code: 'fi', index: 0, order: 0, isVisible: true, title: 'Suomi' } },
      default: 'FI',
    }
    const { propertyId, cookie, call, bring } = await aTestProperty({ name: 'Tähtihotelli', localization })
    await bring('9;Perhehuone\n10;Perhehuone\n11;Perhehuone')
    const { units } = (await call('GET', 'units')).data as { units: { id: string; linkId: string }[] }
    const answer = await sheet(cookie, `?ids=${units.slice(0, 2).map(({ id }) => id)}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const read = readPdf(answer.rawPayload)
    const links = units
      .slice(0, 2)
      .map((unit) => `https://stay.example/guestbook/${propertyId}?l=${unit.linkId}`)
    expect(read.qrCodes.toSorted()).toEqual(links.toSorted())
    expect(read.text).toContain('Tähtihotelli')
    expect(read.text).toContain('Skannaa')
    const list = readPdf((await sheet(cookie, '?layout=list')).rawPayload)
    expect([list.qrCodes.length, list.text.includes('Perhehuone')]).toEqual([3, true])
  })

  it('is in the brand and the languages of the property, with its logo, in every size', async () => {
    const language = (code: string, index: number, isVisible = true) => ({
      code,
      index,
      order: index,
      isVisible,
      title: code,
    })
    const localization = {
      languages: { NO: language('nb', 0), GB: language('en', 1), DE: language('de', 2, false) },
      default: 'NO',
    }
    const { propertyId, cookie, bring } = await aTestProperty({ name: 'Fjellheim', localization })
    const red = { width: 300, height: 100, channels: 3 as const, background: '#ff0000' }
    const bytes = await sharp({ create: red }).png().toBuffer()
    const { id: logo } = await app.media.storeFile(propertyId, { bytes, fileName: 'logo.png' })
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(
        sql`update properties set brand = jsonb_set(brand, '{logo}', ${JSON.stringify(logo)}::jsonb)`,
      ),
    )
    await bring('204;Double')
    for (const layout of ['cards', 'a6', 'stickers'] as const) {
      const answer = await sheet(cookie, `?layout=${layout}`)
      expect(answer.headers['content-disposition']).toContain(`qr-code-204-${propertyId}.pdf`)
      expect(answer.rawPayload.includes('/Subtype /Image')).toBe(true)
      const { text, pages, qrCodes } = readPdf(answer.rawPayload)
      expect([pages, qrCodes.length]).toEqual([1, 1])
      expect(text).toContain('204')
      expect(text).toContain('Skann og')
      expect(text.includes('Scan for')).toBe(layout !== 'stickers')
      expect(text).not.toContain('Scannen')
    }
  })

  it('for a unit of another property or for none is refused', async () => {
    const { cookie } = await aTestProperty()
    const other = await aUnit(app.db, await aProperty(app.db), '1')
    expect((await sheet(cookie, `?ids=${other.id}`)).json().code).toBe('units/unknown')
    expect((await sheet(cookie)).json().code).toBe('units/unknown')
    expect((await sheet(cookie, '?ids=1')).json().code).toBe('request/invalid')
  })

  it('of 200 units is one document', async () => {
    const { cookie, bring } = await aTestProperty()
    await bring(Array.from({ length: 200 }, (_, index) => `${index};Double`).join('\n'))
    const { rawPayload } = await sheet(cookie)
    expect(pageCount(rawPayload)).toBe(25)
  })
})
