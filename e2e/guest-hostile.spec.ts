import type { Page } from '@playwright/test'
import { ENGLISH, editCard, publishCards } from './support/card-calls.ts'
import { openAlive } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const MARK = 'globalThis.hacked=1'
const SCRIPT = `<script>${MARK}</script>`
const PICTURE = `"><img src=x onerror="${MARK}">`
const OVERRIDE = '\u202Egnitirw sdrawkcab\u202C'
const LONG_WORD = 'w'.repeat(180)

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in globalThis)
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) > innerWidth)

const text = (words: string, href?: string) => ({
  type: 'text',
  text: words,
  ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}),
})
const HOSTILE = {
  title: `${SCRIPT}${PICTURE}{{constructor}}{{__proto__}}`,
  subtitle: `{{toString}}${OVERRIDE} ${LONG_WORD} ${PICTURE}`,
  button: { text: SCRIPT.slice(0, 60) },
  facts: [
    { label: PICTURE, value: SCRIPT },
    { label: OVERRIDE, value: LONG_WORD },
    { label: '{{constructor}}', value: '{{hasOwnProperty}}x' },
  ],
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [text(SCRIPT), text(PICTURE, `https://a.example/${LONG_WORD}`)] },
      { type: 'paragraph', content: [text(LONG_WORD, 'https://a.example/?q=%22%3E%3Cscript%3E')] },
      { type: 'heading', attrs: { level: 2 }, content: [text(OVERRIDE + LONG_WORD)] },
    ],
  },
}

test('hostile words in a card are shown as words and run nothing', async ({
  page,
  person,
  signIn,
  stays,
}) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const asItWas = await editCard(staff, 'Wi-Fi', (card) => ({
    ...card,
    content: { ...card.content, [ENGLISH]: { default: HOSTILE } },
  }))
  try {
    await publishCards(staff)
    await openAlive(page, stays.qr)
    const link = page.getByRole('main').getByRole('link', { name: SCRIPT })
    await expect(link).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('native code')
    expect(await isWiderThanScreen(page)).toBe(false)
    await link.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('definition').first()).toContainText(SCRIPT)
    await expect(sheet.locator('img')).toHaveCount(0)
    await expect(sheet).not.toContainText('native code')
    expect(await isWiderThanScreen(page)).toBe(false)
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    // As it comes from the server, without the app.
    await page.reload()
    await expect(sheet).toBeVisible()
    expect(await isHacked(page)).toBe(false)
  } finally {
    await asItWas()
  }
})

test('a link that runs something cannot be saved', async ({ person, signIn }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const hostile = ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', 'java\nscript:alert(1)']
  for (const href of hostile) {
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [text('a', href)] }] }
    const saving = editCard(staff, 'Wi-Fi', (card) => ({
      ...card,
      content: { ...card.content, [ENGLISH]: { default: { title: 'Wi-Fi', body } } },
    }))
    await expect(saving, href).rejects.toThrow(/answered 4\d\d/)
  }
})

const ABSURD_PREVIEWS = [
  `states=${encodeURIComponent(SCRIPT)}`,
  'states=&states=checkin&states[]=x&states[a]=b',
  'times=99:99&times=-1:00&times=24:00&times=abc',
  'weekdays=0&weekdays=8&weekdays=-1&weekdays=1e9',
  'date=2026-02-31&date=9999999-01-01&date=',
  `unit=${encodeURIComponent(PICTURE)}&unitCategories=__proto__`,
  'language=999&language=-1',
  `token=${'x'.repeat(5000)}`,
  Array.from({ length: 300 }, (_, n) => `states=s${n}`).join('&'),
]

for (const role of [null, 'editor'] as const) {
  test(`absurd previews show a guestbook and run nothing (${role ?? 'a stranger'})`, async ({
    page,
    signIn,
  }) => {
    if (role) await signIn(page, role)
    for (const query of ABSURD_PREVIEWS) {
      const answer = await page.goto(`/guestbook/fjellheim/preview?${query}`)
      expect(answer?.status(), query.slice(0, 60)).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), query.slice(0, 60)).toBeVisible()
    }
    expect(await isHacked(page)).toBe(false)
  })
}

const ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const ROUTES = [
  '/guestbook/fjellheim',
  '/guestbook/fjellheim/preview',
  `/guestbook/fjellheim/qr/${ID}`,
  '/mobile/fjellheim/inStay',
  `/voucher/fjellheim/${ID}`,
  `/products/fjellheim/${ID}`,
  `/pages/fjellheim/${ID}`,
  `/registration-form/fjellheim/${ID}`,
  '/survey/fjellheim',
  '/order/fjellheim',
  `/order/fjellheim/confirmation/${ID}`,
  `/upselling/fjellheim/${ID}`,
  `/room-upgrades/fjellheim/${ID}`,
  '/return/fjellheim',
  '/welcome',
]

test('ten kilobytes in the query of any address change nothing', async ({ page }) => {
  const long = 'x'.repeat(10_000)
  const names = ['box', 'language', 'l', 'linkId', 'states', 'token', 'templateId', 'utm_source']
  for (const route of ROUTES) {
    for (const name of names) {
      const answer = await page.request.get(`${route}?${name}=${long}`)
      expect([200, 404], `${route}?${name}`).toContain(answer.status())
      // An order's page is a frame until the browser has looked at the cart.
      expect(await answer.text(), `${route}?${name}`).toContain(route.startsWith('/order/') ? '<main' : '<h1')
    }
  }
})
