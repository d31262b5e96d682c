import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'

let app: TestApp
let withMarketing: TestApp
beforeAll(async () => {
  app = await openTestApp()
  withMarketing = await openTestApp({ environment: { MARKETING_URL: 'https://innkeeper.example/?a=1&b=2' } })
  // Until there is an owner the root leads to the set-up page.
  await aSignedIn(app, await aProperty(app.db), ['owner'])
})
afterAll(() => Promise.all([app.close(), withMarketing.close()]))

const SCRIPT = /<script>(.*?)<\/script>/s
const OWN = '/guestbook/fjellheim/AAAAAAAAAAAAAAAAAAAAAA'

/** Opens the page as a browser with this stored address would, and answers where it goes. */
async function goesTo(url: string, stored: string | null | Error, where = app): Promise<string | undefined> {
  const { body } = await where.inject({ url })
  const attribute = (name: string) =>
    new RegExp(`<html[^>]* data-${name}="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&')
  let gone: string | undefined
  runInNewContext(SCRIPT.exec(body)?.[1] ?? '', {
    document: {
      documentElement: { dataset: { otherwise: attribute('otherwise'), hotel: attribute('hotel') } },
    },
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return key === 'installed-from' ? stored : null
      },
    },
    location: {
      replace(address: string) {
        gone = address
      },
    },
  })
  return gone
}

describe('the root', () => {
  it('goes to the stored installed-from address if one exists, otherwise to the marketing site', async () => {
    expect(await goesTo('/', OWN)).toBe(OWN)
    expect(await goesTo('/', null)).toBe('/welcome')
    expect(await goesTo('/', null, withMarketing)).toBe('https://innkeeper.example/?a=1&b=2')
    expect(await goesTo('/', new Error('storage is off'))).toBe('/welcome')
  })

  it('goes nowhere else, whatever is stored', async () => {
    for (const stored of [
      'https://evil.example',
      '//evil.example/guestbook/x',
      'javascript:alert(1)',
      '/admin',
    ])
      expect(await goesTo('/', stored)).toBe('/welcome')
  })

  it('of an installed app goes to its own hotel', async () => {
    expect(await goesTo('/?hotel=fjellheim', OWN)).toBe(OWN)
    expect(await goesTo('/?hotel=havnehuset', OWN)).toBe('/guestbook/havnehuset')
    expect(await goesTo('/?hotel=havnehuset', null)).toBe('/guestbook/havnehuset')
    for (const odd of ['?hotel=%3Cscript%3E', '?hotel=..', '?hotel=a&hotel=b', `?hotel=${'x'.repeat(9000)}`])
      expect(await goesTo(`/${odd}`, null)).toBe('/welcome')
  })

  it('goes on without a script too, and its policy lets only its own script run', async () => {
    const { body, headers } = await withMarketing.inject({ url: '/' })
    expect(body).toContain('content="0; url=https://innkeeper.example/?a=1&amp;b=2"')
    const hash = createHash('sha256')
      .update(SCRIPT.exec(body)?.[1] ?? '')
      .digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('without a hotel after /guestbook/ is the marketing site', async () => {
    for (const url of ['/guestbook', '/guestbook/']) {
      const answer = await withMarketing.inject({ url })
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        'https://innkeeper.example/?a=1&b=2',
      ])
    }
  })
})
