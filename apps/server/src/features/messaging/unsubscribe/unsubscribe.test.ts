import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, TEST_SECRET, type TestApp } from '../../../testing/app.ts'
import { aMessageDesk } from '../../../testing/message-desk.ts'
import { findStandings, writeStanding } from '../addresses.ts'
import { createUnsubscribeAddresses } from './address.ts'
import { readPress } from './read-press.ts'

const GIVEN = { version: 1, isGiven: true, source: 'staff', at: '2026-11-01T10:00:00.000Z' } as const
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const addresses = createUnsubscribeAddresses({ origin: '', secret: TEST_SECRET })

async function aGuest(change: object = {}) {
  const desk = await aMessageDesk(app, { name: 'Fjellheim' })
  const { propertyId } = desk
  const email = `offers-${propertyId}@guest.example`
  const { id } = await desk.booking({ email, marketingConsent: GIVEN, ...change })
  const url = addresses.of(propertyId, id)
  return {
    desk,
    email,
    id,
    url,
    open: () => app.inject({ method: 'GET', url }),
    press: (payload: string, headers: Record<string, string> = FORM) =>
      app.inject({ method: 'POST', url, payload, headers }),
    consent: async () => (await desk.stored(id))?.marketingConsent,
    standing: () =>
      app.db.tenant(propertyId, async (tx) =>
        (await findStandings(tx, propertyId, 'email', [email])).get(email),
      ),
  }
}

describe('a mail with an offer', () => {
  it('says in its headers and its foot where to stop it; one about the stay does not', async () => {
    const { desk, email, url } = await aGuest()
    await desk.send({ purpose: 'marketing' })
    await expect.poll(async () => (await app.mails(email)).length).toBe(1)
    const [offer] = await app.mails(email)
    const link = /<(.+)>/.exec(offer?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(new URL(link).pathname).toBe(url)
    expect(offer?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(offer?.html).toContain(link)
    await desk.send({ purpose: 'service' })
    await expect.poll(async () => (await app.mails(email)).length).toBe(2)
    const [service] = (await app.mails(email)).filter(({ html }) => !html?.includes('/unsubscribe/'))
    expect(Object.keys(service?.headers ?? {})).toEqual(['Auto-Submitted'])
  })
})

describe('the page to unsubscribe', () => {
  it('changes nothing when it is only opened', async () => {
    const { open, consent, standing } = await aGuest()
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('Offers from Fjellheim')
    expect(page.body).not.toContain('<script')
    expect([await consent(), await standing()]).toEqual([GIVEN, undefined])
  })

  it('is in the language of the guest', async () => {
    const seen = new Set<string>()
    for (const { code } of interfaceLanguages) {
      const { open } = await aGuest({ language: code })
      const { body } = await open()
      expect(body).toContain(`<html lang="${code}">`)
      seen.add(/<button[^>]*>([^<]+)</.exec(body)?.[1] ?? '')
    }
    expect(seen.size).toBe(interfaceLanguages.length)
  })

  it('stops offers with one press, however often, and with another takes it back', async () => {
    const { desk, id, press, open, consent, standing } = await aGuest()
    const refused = { version: 1, isGiven: false, source: 'mail', at: new Date(TEST_NOW).toISOString() }
    for (const _ of [1, 2]) {
      const answer = await press('action=stop')
      expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining(id)])
    }
    expect([await consent(), await standing()]).toEqual([refused, 'unsubscribed'])
    expect(
      (await desk.page(id)).history.filter(({ source }: { source: string }) => source === 'guest'),
    ).toHaveLength(1)
    expect((await open()).body).toContain('you will get no more offers')
    await press('action=resume')
    expect([await consent(), await standing()]).toEqual([{ ...refused, isGiven: true }, undefined])
  })

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', FORM],
    [
      'a form of parts',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
  ])('obeys the button of a mail program, sent as %s, without a redirect', async (_as, body, headers) => {
    const { desk, press, consent } = await aGuest()
    expect((await press(body, headers)).statusCode).toBe(200)
    expect((await press(body, headers)).statusCode).toBe(200)
    expect(await consent()).toMatchObject({ isGiven: false, source: 'mail' })
    expect((await desk.send({ purpose: 'marketing' })).code).toBe('message/nobody')
    expect((await desk.send({ purpose: 'service' })).data.people).toBe(1)
  })

  it('holds for another stay with the same e-mail address, which nobody asked again', async () => {
    const { desk, email, press } = await aGuest()
    await desk.booking({ email: email.toUpperCase(), marketingConsent: GIVEN })
    await press('List-Unsubscribe=One-Click')
    expect((await desk.send({ purpose: 'marketing' })).code).toBe('message/nobody')
  })

  it('heals no mailbox that is none', async () => {
    const { desk, email, press, standing } = await aGuest()
    const bounced = { channel: 'email', address: email, standing: 'bounced', source: 'dsn' } as const
    await app.db.tenant(desk.propertyId, (tx) =>
      writeStanding(tx, desk.propertyId, { ...bounced, at: app.clock.now() }),
    )
    await press('action=stop')
    await press('action=resume')
    expect(await standing()).toBe('bounced')
  })

  it('tells nothing where the address was made up', async () => {
    const { desk, id, url, consent } = await aGuest()
    const other = await aGuest()
    const urls = [
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
      url.replace(id, other.id),
      url.replace(desk.propertyId, other.desk.propertyId),
      '/unsubscribe/no-such-house/none/none',
    ]
    for (const address of urls) {
      const opened = await app.inject({ method: 'GET', url: address, headers: { 'accept-language': 'da' } })
      expect(opened.statusCode).toBe(404)
      expect(opened.body).toContain('Linket virker ikke')
      expect(opened.body).not.toContain('Fjellheim')
      const pressed = await app.inject({
        method: 'POST',
        url: address,
        payload: 'action=stop',
        headers: FORM,
      })
      expect(pressed.statusCode).toBe(404)
    }
    expect(await consent()).toEqual(GIVEN)
  })

  it('refuses what its buttons do not send', async () => {
    const { press, consent } = await aGuest()
    for (const body of ['', 'action=give', 'List-Unsubscribe=Later'])
      expect((await press(body)).statusCode).toBe(400)
    expect(await consent()).toEqual(GIVEN)
    expect([readPress(undefined), readPress({}), readPress('stop')]).toEqual([null, null, null])
  })
})
