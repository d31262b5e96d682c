import { FONT_FILE_MAX_BYTES, OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { type Answer, caller } from '../../testing/caller.ts'
import { fontFile } from '../../testing/font-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 10_000, withJobs: true })
})
afterAll(() => app.close())

async function aTestProperty(roles: Role[] = ['manager']) {
  const propertyId = await aProperty(app.db)
  const call = caller(app, (await aSignedIn(app, propertyId, roles)).cookie)
  const addresses = Array.from({ length: 250 }, (_, last) => `10.0.0.${last}`)
  const upload = async (bytes: Buffer, more: object = {}): Promise<Answer> => {
    const body = {
      family: 'Fjellheim Sans',
      fileName: 'fjellheim.woff2',
      content: bytes.toString('base64'),
      hasLicence: true,
      ...more,
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/hotel/fonts',
      headers: { cookie },
      payload: body,
      // Uploads are counted per address.
      remoteAddress: addresses.pop() ?? '',
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const { cookie } = await aSignedIn(app, propertyId, roles)
  const choose = async (fonts: object) => {
    const { revision, settings } = (await call('GET', 'settings')).data
    const change = { brand: { ...settings.brand, ...fonts } }
    return call('PUT', 'settings', { propertyId, revision, change })
  }
  const css = async () => {
    const { font } = (await app.inject({ url: `/api/guest/${propertyId}/clientData` })).json().data
    return (await app.inject({ url: font.href })).body
  }
  const list = async () => (await call('GET', 'fonts')).data
  return { propertyId, call, upload, choose, css, list }
}

describe('an uploaded font', () => {
  it('is listed with what its file says, can be chosen, and reaches guests from here', async () => {
    const { propertyId, upload, choose, css, list } = await aTestProperty()
    const { status, data } = await upload(fontFile())
    expect(status).toBe(200)
    expect(data).toMatchObject({
      family: 'Fjellheim Sans',
      kind: 'sans',
      weight: '400',
      style: 'normal',
      fileName: 'fjellheim.woff2',
      bytes: fontFile().length,
      licensedBy: 'Anna Lien',
    })
    expect(await list()).toEqual({ fonts: [data], uses: {} })
    expect((await choose({ headingFont: 'Fjellheim Sans' })).status).toBe(200)
    await expect.poll(css).toContain(`src:url(${data.address})`)
    expect(await css()).toContain("--font-heading:'Fjellheim Sans','Fjellheim Sans Stand-in',system-ui")
    const file = await app.inject({ url: data.address })
    expect(file.headers['content-type']).toBe('font/woff2')
    expect(file.rawPayload.equals(fontFile())).toBe(true)
    const all = await app.inject({ url: `/api/guest/${propertyId}/fonts/platform/all` })
    expect(all.json().data.own).toEqual([{ family: 'Fjellheim Sans', kind: 'sans' }])
  })

  it('without a name takes that of its file', async () => {
    const { upload } = await aTestProperty()
    // The file's own name is taken by a web font.
    expect(await upload(fontFile(), { family: undefined })).toMatchObject({ code: 'fonts/name-taken' })
    expect(await upload(fontFile(), { family: 'georgia' })).toMatchObject({ code: 'fonts/name-taken' })
  })

  it('for a weight that is there takes its place, another weight joins the family', async () => {
    const { propertyId, upload, choose, css, list } = await aTestProperty()
    const first = (await upload(fontFile())).data
    await choose({ textFont: 'Fjellheim Sans' })
    await upload(fontFile(700))
    const again = (await upload(Buffer.from(fontFile()), { fileName: 'newer.woff2' })).data
    expect(again.id).toBe(first.id)
    const { fonts, uses } = await list()
    expect(
      fonts.map(({ weight, fileName }: { weight: string; fileName: string }) => [weight, fileName]),
    ).toEqual([
      ['400', 'newer.woff2'],
      ['700', 'fjellheim.woff2'],
    ])
    expect(uses).toEqual({ 'Fjellheim Sans': ['text'] })
    await expect.poll(css).toMatch(/font-weight:400[^}]*own\/.*font-weight:700[^}]*own\//)
    expect((await app.inject({ url: `/guestbook/${propertyId}` })).statusCode).toBe(200)
  })

  it('cannot be deleted while it is used; then it can, and its file goes with it', async () => {
    const { propertyId, upload, choose, list, call } = await aTestProperty()
    const { data } = await upload(fontFile())
    await choose({ textFont: 'Fjellheim Sans' })
    expect(await call('DELETE', `fonts/${data.id}`)).toMatchObject({
      status: 409,
      code: 'fonts/in-use',
      details: { places: ['text'] },
    })
    expect((await list()).fonts).toHaveLength(1)
    await choose({ textFont: 'Lato' })
    expect((await call('DELETE', `fonts/${data.id}`)).status).toBe(200)
    expect(await list()).toEqual({ fonts: [], uses: {} })
    expect((await app.inject({ url: data.address })).statusCode).toBe(404)
    const hash = data.address.slice(-49, -6)
    await expect
      .poll(() => app.ports.files.exists(`${propertyId}/fonts/${hash}`), { timeout: 15_000 })
      .toBe(false)
    expect(await call('DELETE', `fonts/${data.id}`)).toMatchObject({ status: 404, code: 'fonts/unknown' })
  })

  it('cannot be deleted while a page is set in it', async () => {
    const { propertyId, upload, call, list } = await aTestProperty()
    const { data } = await upload(fontFile())
    const body = JSON.stringify({ localizedData: { 0: [{ props: { fontFamily: 'Fjellheim Sans' } }] } })
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into templates (property_id, id, type, name, body)
        values (${propertyId}, ${newId()}, 'page', 'Walks', ${body}::jsonb)`),
    )
    expect((await call('DELETE', `fonts/${data.id}`)).details).toEqual({ places: ['pages'] })
    expect((await list()).uses).toEqual({ 'Fjellheim Sans': ['pages'] })
  })

  it('is one of eight at most, and each of two at once counts', async () => {
    const { upload, list } = await aTestProperty()
    const answers = await Promise.all(
      Array.from({ length: OWN_FONT_FILES_MAX + 2 }, (_, index) =>
        upload(fontFile(), { family: `House ${index}` }),
      ),
    )
    const codes = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
    expect(codes).toEqual(['fonts/too-many', 'fonts/too-many'])
    expect((await list()).fonts).toHaveLength(OWN_FONT_FILES_MAX)
    expect((await upload(fontFile(), { family: 'House 0' })).status).not.toBe(500)
  })

  it('of one house is nobody else’s', async () => {
    const [ours, theirs] = [await aTestProperty(), await aTestProperty()]
    const { data } = await ours.upload(fontFile())
    expect((await theirs.choose({ headingFont: 'Fjellheim Sans' })).code).toBe('fonts/unknown')
    expect((await theirs.call('DELETE', `fonts/${data.id}`)).code).toBe('fonts/unknown')
    const foreign = data.address.replace(ours.propertyId, theirs.propertyId)
    expect((await app.inject({ url: foreign })).statusCode).toBe(404)
  })
})

/** A whole font whose tables cannot be unpacked. */
function damaged(): Buffer {
  const bytes = Buffer.from(fontFile())
  bytes.fill(0x5a, bytes.length - 4000)
  return bytes
}

describe('an upload', () => {
  it.each([
    ['no font', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a page behind a font', Buffer.concat([fontFile(), Buffer.from('<html><script>1</script>')]), 415],
    ['half a font', fontFile().subarray(0, 9000), 415],
    ['an older format', Buffer.concat([Buffer.from('wOFF'), fontFile().subarray(4)]), 415],
    ['a damaged font', damaged(), 422],
    ['more than two megabytes', Buffer.alloc(FONT_FILE_MAX_BYTES + 1), 413],
  ])('of %s is refused in words, and nothing is kept', async (_, bytes, expected) => {
    const { upload, list } = await aTestProperty()
    const { status, code } = await upload(bytes)
    expect([status, code?.split('/')[0]]).toEqual([expected, 'fonts'])
    expect((await list()).fonts).toEqual([])
  })

  it.each([
    ['without a licence', { hasLicence: false }],
    ['with a name that could leave a declaration', { family: "x';}body{" }],
    ['with what is no base64', { content: '<script>' }],
  ])('%s is refused', async (_, change) => {
    const { upload } = await aTestProperty()
    expect(await upload(fontFile(), change)).toMatchObject({ status: 400, code: 'request/invalid' })
  })

  it('far too large is not read to its end', async () => {
    const { upload } = await aTestProperty()
    expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
  })

  it('needs the module; without it own fonts wait, and can still be deleted', async () => {
    const { propertyId, call, upload, choose, css } = await aTestProperty(['owner'])
    const { data } = await upload(fontFile())
    await choose({ headingFont: 'Fjellheim Sans' })
    await expect.poll(css).toContain('/own/')
    expect((await call('PUT', 'subscriptions/plan', { plan: 'essential' })).status).toBe(200)
    await expect.poll(css).not.toContain('/own/')
    expect(await upload(fontFile())).toMatchObject({ status: 403, code: 'module/not-available' })
    await choose({ headingFont: 'Lora' })
    expect((await call('DELETE', `fonts/${data.id}`)).status).toBe(200)
    expect((await app.inject({ url: `/guestbook/${propertyId}` })).statusCode).toBe(200)
  })
})
