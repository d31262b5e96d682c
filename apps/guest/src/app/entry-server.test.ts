import type { GuestGuestbook } from '@innkeeper/api/guestbook.ts'
import type { PageData } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { sampleGuest } from '@innkeeper/domain/guestbook/sample-guest.ts'
import { expect, test } from 'vitest'
import { sampleBox } from '../features/guestbook/sample-box.ts'
import { SAMPLE_PROPERTY } from '../platform/sample-property.ts'
import { renderPage, sourceAssets } from './entry-server.tsx'

const clientData: ClientData = {
  ...SAMPLE_PROPERTY,
  name: 'Fjellheim </script>',
  contact: { email: null, phone: null, address: null },
  localization: {
    default: 'GB',
    languages: {
      GB: { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' },
      DK: { code: 'da', index: 1, order: 1, isVisible: true, title: 'Danish' },
    },
  },
}
const body = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'From seven.' }] }],
}
const guestbook: GuestGuestbook = {
  version: 1,
  language: { code: 'en', index: 0 },
  phase: 'inStay',
  boxes: [
    sampleBox({ id: 'greeting', type: 'Header', content: { title: 'Good evening, {{firstName}}' } }),
    sampleBox({ id: 'breakfast', content: { title: 'Breakfast', body } }),
    sampleBox({ id: 'voucher', type: 'Voucher', content: { title: 'A glass on us' } }),
    sampleBox({ id: 'later', type: 'Later' as 'Content', content: { title: 'From a later version' } }),
    sampleBox({ id: 'danish', language: 'da', content: { title: 'Morgenmad' } }),
  ],
}
const page: PageData = {
  kind: 'guestbook',
  clientData,
  guestbook,
  hasBooking: true,
  isUnknownStay: false,
  openBox: null,
  preview: null,
  liveAfter: '1-1',
}

const render = (data: PageData, language = 'en') =>
  renderPage(
    { data, language, renderedAt: Date.parse('2026-11-16T12:00:00Z'), clientVersion: 'v1' },
    {
      kinds: sourceAssets('/assets-guest/'),
      stylesheets: [],
      fonts: { css: '', preload: null },
    },
  )

test('the first HTML holds the greeting and the boxes', async () => {
  const { html, status } = await render(page)
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>Good evening<\/h1>/)
  expect(html).toContain('href="?box=breakfast"')
  expect(html).toContain('<html lang="en" dir="ltr"')
})

test('the kinds whose scripts come later stand in the first HTML too', async () => {
  expect(markupOf((await render(page)).html)).toContain('A glass on')
})

test('a kind of box that this app does not know draws nothing', async () => {
  const { html } = await render(page)
  expect(markupOf(html)).not.toContain('From a later version')
})

test('a box in another language than the page says so', async () => {
  expect((await render(page)).html).toMatch(/<li [^>]*lang="da" dir="ltr">.*Morgenmad/)
})

test('a page in a language written from right to left runs that way', async () => {
  const arabic = { ...guestbook, language: { code: 'ar', index: 2 } }
  expect((await render({ ...page, guestbook: arabic })).html).toContain('<html lang="ar" dir="rtl"')
})

test('the box the address opens is open in the first HTML', async () => {
  const closed = await render(page)
  const open = await render({ ...page, openBox: 'breakfast' })
  expect(markupOf(closed.html)).not.toContain('From seven.')
  expect(markupOf(open.html)).toMatch(/<dialog[^>]* open=""[^>]*>.*From seven\./)
})

test('a box that is gone is answered with the content-unavailable view', async () => {
  const { html } = await render({ ...page, openBox: 'nonsense' })
  expect(html).toContain('Oh no! It looks like this content may no longer be available')
})

test('a page with a booking lets whoever it is not say so, by a plain form', async () => {
  const form = /<form [^>]*action="\/not-you\/fjellheim" method="post">.*Not you\?/
  expect(markupOf((await render(page)).html)).toMatch(form)
  expect(markupOf((await render({ ...page, hasBooking: false })).html)).not.toContain('not-you')
})

test('a key that opens no stay is told quietly, with the way to find one’s own', async () => {
  const stranger = { ...page, hasBooking: false }
  const unknown = markupOf((await render({ ...stranger, isUnknownStay: true })).html)
  expect(unknown).toContain('We could not find a stay for this link')
  expect(unknown).toContain('href="?box=find-stay"')
  expect(markupOf((await render(stranger)).html)).not.toContain('could not find a stay')
})

test('a preview greets a sample guest at the moments chosen and says that it is one', async () => {
  const monday = { date: '2026-11-16', weekday: 1, minute: 720 } as const
  const preview = {
    moments: [monday],
    guest: sampleGuest({ arrival: '2026-11-16', room: '204' }),
    access: null,
    isDraft: false,
    token: 'fjellheim.a.b',
  }
  const markup = markupOf((await render({ ...page, hasBooking: false, preview })).html)
  expect(markup).toContain('Good evening, Astrid')
  expect(markup).toContain('Preview: this is what your guests see')
  expect(markup).toContain('Breakfast')
  const never = markupOf((await render({ ...page, preview: { ...preview, moments: [] } })).html)
  expect(never).not.toContain('Breakfast')
})

test('a stranger’s preview greets a sample guest now, and is not for staff', async () => {
  const guest = sampleGuest({ arrival: '2026-11-16', room: '204' })
  const preview = { moments: null, guest, access: null, isDraft: false, token: null }
  const markup = markupOf((await render({ ...page, hasBooking: false, preview })).html)
  expect(markup).toContain('Good evening, Astrid')
  expect(markup).not.toContain('Preview:')
})

test('the page runs one script of its own, and data cannot end its element', async () => {
  const { html, inlineScripts, inlineStyles } = await render({ ...page, openBox: 'breakfast' })
  const scripts = [...html.matchAll(/<script(?! type="application\/json")[^>]*>(.*?)<\/script>/gs)]
  expect(scripts.map(([, text]) => text)).toEqual(inlineScripts)
  expect([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text)).toEqual(inlineStyles)
  const data = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data).data.clientData.name).toBe('Fjellheim </script>')
  expect(html).not.toMatch(/ on[a-z]+="/)
})

test.each([
  ['unknown-property', 404],
  ['unknown-address', 404],
  ['error', 500],
] as const)('the failure %s answers %i and loads nothing', async (failure, status) => {
  const rendered = await render({ kind: 'failure', failure, clientData: null })
  expect(rendered.status).toBe(status)
  expect(rendered.html).not.toContain('<script')
  expect(rendered.inlineScripts).toEqual([])
})

test('an address that opens nothing answers 404, and its one script erases what was typed there', async () => {
  const rendered = await render({ kind: 'failure', failure: 'unavailable', clientData: null })
  expect(rendered.status).toBe(404)
  expect(rendered.inlineScripts).toEqual([expect.stringContaining('registration-draft/')])
  expect(rendered.html.match(/<script/g)).toHaveLength(1)
})

test('a store that no link opens leads to the guestbook, and offers nothing that cannot help', async () => {
  const rendered = await render({ kind: 'failure', failure: 'gone', clientData })
  expect(rendered.status).toBe(404)
  expect(rendered.html).not.toContain('<script')
  const markup = markupOf(rendered.html)
  expect(markup).not.toContain('Try again')
  expect(markup.match(/<a [^>]*href="\/return\/fjellheim"[^>]*>Go to the guestbook/g)).toHaveLength(1)
})

test.each([
  ['inactive', 410],
  ['no-ordering', 404],
  ['away', 503],
  ['too-many', 429],
] as const)('the failure %s answers %i, can be tried again and looks for itself', async (failure, status) => {
  const rendered = await render({ kind: 'failure', failure, clientData: null })
  expect(rendered.status).toBe(status)
  expect(markupOf(rendered.html)).toContain('Try again')
  expect(rendered.html.match(/<script/g)).toHaveLength(1)
  expect(rendered.html).toContain(`<script>${rendered.inlineScripts[0]}</script>`)
})

test('a hotel that is not there, as the showcase outside the demo, has words and a way on', async () => {
  const { html } = await render({ kind: 'failure', failure: 'unknown-property', clientData: null }, 'fi')
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>.*Siirry etusivulle/)
})

test('an inactive property is a result of its own in the language of the visitor', async () => {
  const { html } = await render({ kind: 'failure', failure: 'inactive', clientData }, 'da')
  expect(html).toContain('data-result="platform-inactive"')
  expect(html).toContain('Tjenesten er ikke længere aktiv')
})

test('a page of an order is a frame in the guest’s language, with the way back and nothing of the cart', async () => {
  const { html, status } = await render(
    {
      kind: 'order',
      clientData,
      language: { code: 'da', index: 1 },
      view: 'checkout',
      booking: null,
      preview: null,
      liveAfter: '0-0',
    },
    'da',
  )
  expect(status).toBe(200)
  expect(html).toContain('<html lang="da"')
  expect(markupOf(html)).toContain('href="/return/fjellheim"')
  expect(markupOf(html)).toContain('Gå til gæstebogen')
  expect(html).toContain('data-script=')
})

test('a missing translation module is an error with its name', async () => {
  await expect(render(page, 'xx')).rejects.toThrow('Translation module not found: xx/')
})

test('the welcome page links what there is to see', async () => {
  const stays = { guestbook: '/a', beforeArrival: '/b', inHouse: '/c', departed: '/d', second: '/e' }
  const boxes = { room: '/f', voucher: '/g', walks: '/h', menu: '/i', product: '/j' }
  const links = { ...stays, ...boxes, registration: '/k', store: '/l', upgrades: '/m' }
  const welcome = {
    isDemo: true,
    accounts: [{ email: 'o@x.example', role: 'owner' }],
    password: 'secret',
    links,
  }
  const { html } = await render({ kind: 'welcome', welcome }, 'sv')
  for (const href of [...Object.values(links), '/admin']) expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Ägare')
  expect(html).toContain('secret')
})

function markupOf(html: string): string {
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-data"'))
}
