import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
let hotel: string
let linkKey: string
beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  linkKey = (await aBooking(app.db, hotel)).linkKey
  // Until there is an owner the welcome page is the set-up page.
  await aSignedIn(app, hotel, ['owner'])
})
afterAll(() => app.close())

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const get = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })
const goesTo = async (url: string, cookie?: string) => {
  const { statusCode, headers } = await get(url, cookie)
  return [statusCode, headers.location]
}
const withStay = () => `stay_${hotel}=${linkKey}`

describe('addresses that carry no booking', () => {
  it('a voucher’s and a product form’s open in the guestbook, keeping the rest of the query', async () => {
    expect(await goesTo(`/voucher/${hotel}/${ID}`)).toEqual([302, `/guestbook/${hotel}?box=${ID}`])
    expect(await goesTo(`/products/${hotel}/${ID}?l=lobby&x=1&x=2&box=old`)).toEqual([
      302,
      `/guestbook/${hotel}?l=lobby&x=1&x=2&box=${ID}`,
    ])
  })

  it('use the booking last opened for that property', async () => {
    for (const [url, query] of [
      [`/voucher/${hotel}/${ID}`, `?box=${ID}`],
      [`/products/${hotel}/${ID}`, `?box=${ID}`],
      [`/order/${hotel}/confirmation`, ''],
      [`/survey/${hotel}?linkId=lobby`, '?linkId=lobby&box=survey'],
      [`/return/${hotel}?box=${ID}`, `?box=${ID}`],
    ] as const) {
      expect(await goesTo(url, withStay())).toEqual([302, `/guestbook/${hotel}/${linkKey}${query}`])
    }
  })

  it('do not use a booking that is unknown, of another property, or no key at all', async () => {
    const elsewhere = await aBooking(app.db, await aProperty(app.db))
    for (const value of [ID, elsewhere.linkKey, 'qr', '../../admin', '%0d%0aset-cookie:x=1'])
      expect(await goesTo(`/return/${hotel}`, `stay_${hotel}=${value}`)).toEqual([302, `/guestbook/${hotel}`])
    expect(await goesTo(`/return/${hotel}`, `stay_other=${linkKey}`)).toEqual([302, `/guestbook/${hotel}`])
  })

  it('a redirect is made for one visitor and kept by nobody', async () => {
    expect((await get(`/return/${hotel}`)).headers['cache-control']).toBe('no-store')
  })
})

describe('a link id on a page that runs no script', () => {
  const HTML = { accept: 'text/html' }

  it('is kept for the visit and taken out of the address, whatever the page', async () => {
    for (const path of ['/no/such/page', '/welcome', '/guestbook/no-such-hotel', `/survey/${hotel}`]) {
      const query = path.startsWith('/survey') ? '?templateId=x' : ''
      const url = `${path}${query}${query ? '&' : '?'}l=lobby`
      const { statusCode, headers } = await app.inject({ url, headers: HTML })
      expect([statusCode, headers.location], path).toEqual([302, path + query])
      expect(String(headers['set-cookie']), path).toContain('link-id=lobby;')
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('leads to no other host', async () => {
    const { headers } = await app.inject({ url: '//evil.example/?l=x', headers: HTML })
    expect(headers.location ?? '/').not.toMatch(/^\/[/\\]|:/)
  })
})

describe('the preview address', () => {
  it('passes states, language 0, today’s weekday and the time in the property’s zone', async () => {
    const query = 'states=checkin&language=0&weekdays=7&times=12%3A00'
    expect(await goesTo(`/mobile/${hotel}/inStay`)).toEqual([302, `/guestbook/${hotel}/preview?${query}`])
    const tokyo = await aProperty(app.db, { timeZone: 'Asia/Tokyo' })
    expect(await goesTo(`/mobile/${tokyo}/preStay/${ID}?token=t&states=qr`)).toEqual([
      302,
      `/guestbook/${tokyo}/preview?token=t&states=precheckin&language=0&weekdays=7&times=20%3A00&box=${ID}`,
    ])
  })

  it('names a phase or a card state; without either it is a plain preview', async () => {
    const statesOf = async (phase: string) =>
      new URL(
        String((await get(`/mobile/${hotel}${phase}`)).headers.location),
        'http://x',
      ).searchParams.getAll('states')
    expect(await statesOf('/postStay')).toEqual(['checkout'])
    expect(await statesOf('/precheckin')).toEqual(['precheckin'])
    expect(await statesOf('/QR')).toEqual(['qr'])
    expect(await statesOf('/nonsense')).toEqual([])
    expect(await goesTo(`/mobile/${hotel}?x=1`)).toEqual([302, `/guestbook/${hotel}/preview?x=1`])
  })

  it('of the showcase goes straight to its guestbook', async () => {
    expect(await goesTo('/mobile/showcase/inStay?language=2')).toEqual([
      302,
      '/guestbook/showcase?language=2',
    ])
  })
})

/** A link that opens no stay: trying again is no help there, the guestbook is. */
const NO_STAY = [
  `/upselling/:hotel/${ID}/products`,
  `/upselling/:hotel/${ID}/checkout`,
  `/upselling/:hotel/${ID}/expired`,
  `/room-upgrades/:hotel/${ID}`,
  `/room-upgrades/:hotel/${ID}/room/${ID}`,
  `/room-upgrades/:hotel/${ID}/room/${ID}/request-details`,
  `/room-upgrades/:hotel/${ID}/room/${ID}/request-confirmation`,
]
const LATER = [`/survey/:hotel?templateId=${ID}`, `/survey/:hotel?responseId=${ID}`]

describe('what is not there', () => {
  it.each([...LATER.map((path) => [path, 'unavailable']), ...NO_STAY.map((path) => [path, 'gone'])])(
    '%s is the content-unavailable view with the property’s brand',
    async (path, failure) => {
      const { statusCode, body } = await get(path.replace(':hotel', hotel))
      expect(statusCode).toBe(404)
      expect(body).toContain(`"failure":"${failure}"`)
      expect(body).toContain(`"propertyId":"${hotel}"`)
    },
  )

  it('of an unknown property is the unknown-property view, of an inactive one the inactive view', async () => {
    const inactive = await aProperty(app.db, { active: false })
    const paths = [
      ...LATER,
      ...NO_STAY,
      '/room-upgrades/:hotel',
      `/room-upgrades/:hotel/room/${ID}`,
      `/registration-form/:hotel/${ID}`,
      `/voucher/:hotel/${ID}`,
      '/order/:hotel',
      '/order/:hotel/confirmation',
      `/order/:hotel/confirmation/${ID}`,
      `/order/:hotel/receipt/${ID}`,
      '/mobile/:hotel/inStay',
      '/return/:hotel',
    ]
    for (const path of paths) {
      expect((await get(path.replace(':hotel', 'nowhere-at-all'))).body).toContain('"unknown-property"')
      expect((await get(path.replace(':hotel', inactive))).body).toContain('"failure":"inactive"')
    }
  })

  it('the store’s address redirects to its products child', async () => {
    expect(await goesTo(`/upselling/${hotel}/${ID}?l=x`)).toEqual([
      302,
      `/upselling/${hotel}/${ID}/products?l=x`,
    ])
  })

  it('a survey without a template or a response leads to the guestbook', async () => {
    expect(await goesTo(`/survey/${hotel}?templateId=`)).toEqual([
      302,
      `/guestbook/${hotel}?templateId=&box=survey`,
    ])
  })
})

describe('the registration form', () => {
  it('of a booking that is not known is the content-unavailable view', async () => {
    const { statusCode, body } = await get(`/registration-form/${hotel}/${ID}`)
    expect([statusCode, body.includes('"failure":"unavailable"')]).toEqual([404, true])
  })

  it('is where the way back leads whoever opened a booking, and nobody else', async () => {
    const way = `/return/${hotel}?to=registration`
    expect(await goesTo(way, `stay_${hotel}=${linkKey}`)).toEqual([
      302,
      `/registration-form/${hotel}/${linkKey}`,
    ])
    expect(await goesTo(way)).toEqual([302, `/guestbook/${hotel}`])
  })

  it('a booking in the address becomes the one last opened when it is known', async () => {
    const set = (await get(`/registration-form/${hotel}/${linkKey}`)).cookies
    expect(set).toMatchObject([{ name: `stay_${hotel}`, value: linkKey }])
    expect((await get(`/registration-form/${hotel}/${ID}`)).cookies).toEqual([])
  })
})

describe('hostile addresses', () => {
  const ODD = [
    'x'.repeat(10_000),
    '%00',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '..%2F..%2Fadmin',
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    '%0d%0aLocation:%20https://evil.example',
    '%ED%A0%80',
    '%E0%A4%A',
    'null',
    '__proto__',
  ]
  const PATTERNS = [
    `/voucher/:hotel/:odd`,
    `/products/:hotel/:odd`,
    `/mobile/:hotel/:odd/:odd`,
    `/mobile/showcase/:odd/:odd`,
    `/upselling/:hotel/:odd`,
    `/room-upgrades/:hotel/:odd`,
    `/registration-form/:hotel/:odd`,
    `/order/:hotel/confirmation/:odd`,
    `/order/:hotel/receipt/:odd`,
    `/guestbook/:hotel/:odd/:odd`,
    `/return/:hotel?box=:odd&box=:odd&__proto__=1&constructor[x]=:odd&token=:odd&state=:odd`,
    `/survey/:hotel?templateId=:odd`,
    `/return/:odd`,
    `/mobile/:odd`,
  ]

  it.each(PATTERNS)('%s gives a clear view or a redirect to a path of ours', async (pattern) => {
    for (const odd of ODD) {
      const { statusCode, headers } = await get(pattern.replace(':hotel', hotel).replaceAll(':odd', odd))
      expect([odd.slice(0, 20), [200, 302, 404].includes(statusCode)]).toEqual([odd.slice(0, 20), true])
      if (statusCode !== 302) continue
      const location = String(headers.location)
      expect(location).toMatch(/^\/(guestbook|upselling)\/[a-z0-9-]+/)
      expect(new URL(location, 'http://stay.example').origin).toBe('http://stay.example')
      expect(location).not.toMatch(/[<>"\s\\]/)
      expect(location.length).toBeLessThan(5000)
    }
  })
})

describe('the booking last opened', () => {
  it('is kept by the guestbook when it is known: httpOnly, for this session, once', async () => {
    const { cookies, headers } = await get(`/guestbook/${hotel}/${linkKey}`)
    expect(cookies).toEqual([
      { name: `stay_${hotel}`, value: linkKey, path: '/', httpOnly: true, sameSite: 'Lax' },
    ])
    expect(headers['cache-control']).toContain('private')
    expect((await get(`/guestbook/${hotel}/${linkKey}`, withStay())).cookies).toEqual([])
  })

  it('is not changed by an address without a booking or with an unknown one', async () => {
    for (const path of ['', '/qr', '/preview', `/${ID}`, `/${linkKey}?state=preview`])
      expect((await get(`/guestbook/${hotel}${path}`)).cookies).toEqual([])
  })

  it('is another one for each property', async () => {
    const other = await aProperty(app.db)
    const { linkKey: theirs } = await aBooking(app.db, other)
    const { cookies } = await get(`/guestbook/${other}/${theirs}`, withStay())
    expect(cookies).toMatchObject([{ name: `stay_${other}`, value: theirs }])
  })

  it('is sent over https alone where the product is reached by https', async () => {
    const safe = await openTestApp({ environment: { PUBLIC_URL: 'https://stay.example' } })
    const { cookies } = await safe.inject({ url: `/guestbook/${hotel}/${linkKey}` })
    expect(cookies).toMatchObject([{ name: `stay_${hotel}`, secure: true }])
    await safe.close()
  })

  it('is forgotten by "not you?", a plain form, from our own pages only', async () => {
    const notYou = (headers: Record<string, string>, id = hotel) =>
      app.inject({ method: 'POST', url: `/not-you/${id}`, headers, payload: '' })
    const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: withStay() }
    const answer = await notYou({ ...form, 'sec-fetch-site': 'same-origin' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/guestbook/${hotel}`])
    expect(answer.cookies).toMatchObject([{ name: `stay_${hotel}`, value: '', maxAge: 0, path: '/' }])
    const foreign = await notYou({ ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect(foreign.json().code).toBe('request/foreign-origin')
    const odd = await notYou({ ...form, 'sec-fetch-site': 'same-origin' }, '%2F%2Fevil.example%0d%0a')
    expect([odd.headers.location, odd.cookies]).toEqual(['/guestbook/%2F%2Fevil.example%0D%0A', []])
  })
})
