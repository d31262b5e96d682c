import type { Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './support/accessibility.ts'
import { turnTo } from './support/schemes.ts'
import { COLOR_SCHEMES, DESK, PHONE, TABLET } from './support/screens.ts'
import { field, followLink } from './support/staff.ts'
import { canvas, frames, makeFromPreset, openTemplate, settings } from './support/templates.ts'
import { expect, test } from './support/test.ts'

/** Address and heading of each screen. */
const ENTRANCES = {
  '/admin/reset-password': 'Forgot your password?',
  '/admin/reset-password?token=none': 'This link no longer works',
  '/admin/create-account': 'You need an invitation',
  '/admin/verify-email?token=none': 'This link no longer works',
  '/admin/login': 'Sign in to Innkeeper',
}
/** By area, so that one person looks through each without signing in anew for every screen. */
const AREAS = {
  'what the team looks after': {
    '/admin/account': 'Your account',
    '/admin/team': 'Team',
    '/admin/audit': 'Audit log',
    '/admin/units': 'Rooms',
    '/admin/units/target-groups': 'Target groups',
    '/admin/modules': 'Modules and plan',
  },
  'the settings': {
    '/admin/settings': 'Settings',
    '/admin/settings/property': 'Property',
    '/admin/settings/guest-fields': 'Guest fields',
    '/admin/settings/languages': 'Languages',
    '/admin/settings/messages': 'Messages',
    '/admin/settings/notifications': 'Notifications',
    '/admin/settings/payments': 'Payments',
    '/admin/settings/privacy': 'Privacy',
    '/admin/settings/privacy/record': 'Record of processing',
    '/admin/fonts': 'Custom fonts',
    '/admin/media': 'Media library',
  },
  'what guests see and order': {
    '/admin/guestbook/tab-bar': 'Tab bar',
    '/admin/guestbook/translate': 'Translation',
    '/admin/requests': 'Requests',
    '/admin/products': 'Products',
    '/admin/upselling': 'Deals',
    '/admin/upselling/statistics': 'Deal results',
    '/admin/room-upgrades': 'Room upgrades',
    '/admin/statistics': 'Statistics',
    '/admin/statistics/visits': 'Visits',
    '/admin/statistics/boxes': 'Boxes',
    '/admin/statistics/orders': 'Orders',
    '/admin/statistics/offers': 'Deals and upgrades',
    '/admin/statistics/survey': 'Surveys',
    '/admin/templates/pages': 'Pages',
    '/admin/templates/emails': 'E-mails',
    '/admin/templates/signature': 'Signatures',
  },
  'what is written to guests': {
    '/admin/messages': 'Write to guests',
    '/admin/messages?view=mailings': 'Write to guests',
    '/admin/messages/outbox': 'Outbox',
    '/admin/automations': 'Automations',
  },
  'the registrations': {
    '/admin/registration/submissions': 'Registrations',
    '/admin/registration/submissions?part=missing': 'Registrations',
    '/admin/registration/forms': 'Forms',
  },
}

/** Each screen in the two settings that differ most, without opening it anew. */
const SETTINGS = [
  { viewport: PHONE.viewport, colorScheme: 'dark', expectUsable: expectReadable },
  { viewport: DESK.viewport, colorScheme: 'light', expectUsable: expectAccessible },
] as const

async function expectArrived(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
}

async function expectNothingBeside(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

async function expectUsableEverywhere(page: Page): Promise<void> {
  for (const { viewport, colorScheme, expectUsable } of SETTINGS) {
    await page.setViewportSize(viewport)
    await turnTo(page, colorScheme)
    await expectUsable(page)
    await expectNothingBeside(page)
  }
  await page.setViewportSize(TABLET.viewport)
  await expectNothingBeside(page)
}

test.describe('on a phone by night and on a desk by day, everybody can use', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the ways in', async ({ page, guard, axe }) => {
    // Links that are none say so before any form.
    guard.expectError(/account\/link/)
    guard.expectError(/401/)
    for (const [address, heading] of Object.entries(ENTRANCES)) {
      await page.goto(address)
      await expectArrived(page, heading)
      for (const { viewport, colorScheme } of SETTINGS) {
        await page.setViewportSize(viewport)
        await turnTo(page, colorScheme)
        await expectAccessible(page)
      }
    }
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Field is required').first()).toBeVisible()
    await axe(page)
  })

  test('Today, the guests, the cards and a card’s form', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Still to arrive' })).toBeVisible()
    await expect(page.getByText(/guests? in house/)).toBeVisible()
    // The frame of every screen on a phone, by day as well.
    await expectAccessible(page)
    await expectUsableEverywhere(page)

    await page.setViewportSize(PHONE.viewport)
    await followLink(page, '/admin/guests?view=inHouse')
    await expect(page.getByRole('link', { name: /open the guestbook/ }).first()).toBeVisible()
    await expectUsableEverywhere(page)

    await page.setViewportSize(PHONE.viewport)
    await followLink(page, '/admin/guestbook')
    const card = page.getByRole('link', { name: 'Wi-Fi' })
    await expect(card).toBeVisible()
    await expectUsableEverywhere(page)

    await page.setViewportSize(PHONE.viewport)
    await card.click()
    await expect(field(page, 'Title')).toBeVisible()
    await expectUsableEverywhere(page)
  })

  for (const [area, screens] of Object.entries(AREAS)) {
    test(`${area}, which does not scroll sideways`, async ({ page, signIn }) => {
      await signIn(page, 'owner')
      await page.goto('/admin')
      for (const [address, heading] of Object.entries(screens)) {
        await test.step(address, async () => {
          await page.setViewportSize(PHONE.viewport)
          await followLink(page, address)
          await expectArrived(page, heading)
          await expectUsableEverywhere(page)
        })
      }
    })
  }

  test('a request with its answers', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/requests?status=no%20action%20taken')
    const request = page.getByRole('button', { name: /^Open the request from/ }).first()
    await request.click()
    const panel = page.getByRole('dialog', { name: /^Request \d+$/ })
    await expect(panel.getByText('Messages to the guest')).toBeVisible()
    await expectUsableEverywhere(page)
    for (const answer of ['Accept', 'Decline']) {
      await panel.getByRole('button', { name: answer, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${answer} request`) })
      await expect(dialog.getByText('Notify the guest', { exact: true })).toBeVisible()
      await expectUsableEverywhere(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('a conversation and an automation', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/messages/inbox')
    await page.getByRole('link', { name: /Astrid Nilsen/ }).click()
    await expect(page.getByRole('log')).toContainText('barneseng')
    await expectUsableEverywhere(page)
    await page.setViewportSize(DESK.viewport)
    await page.getByRole('button', { name: 'Canned answers' }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectUsableEverywhere(page)

    await followLink(page, '/admin/automations')
    await page.getByRole('link', { name: 'Welcome before arrival', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Who gets what' })).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    await expect(page.getByRole('combobox', { name: 'Kind of message' }).first()).toBeVisible()
    await expectUsableEverywhere(page)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByText('E-mail: sent').first()).toBeVisible()
    await expectUsableEverywhere(page)
  })

  test('a registration, why its number is opened, and the editor of a form', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    const sent = await page.request.get('/api/hotel/registrationForms/submittedRegistrationFormsV2')
    const [{ id, name }] = (await sent.json()).data.items
    await page.goto(`/admin/registration/submissions?id=${id}`)
    const panel = page.getByRole('dialog', { name })
    await expect(panel.getByRole('heading', { name: 'This registration' })).toBeVisible()
    await expectUsableEverywhere(page)
    await panel.getByRole('button', { name: 'Show: Signature' }).click()
    await expect(page.getByRole('radio', { name: 'The guest asks for it' })).toBeVisible()
    await expectUsableEverywhere(page)

    await page.goto('/admin/registration/forms')
    const forms = page.getByRole('list', { name: 'Forms' })
    await forms.getByRole('link', { name: 'Registration' }).click()
    await expectArrived(page, 'Registration')
    await page.getByRole('button', { name: 'Edit Postal address' }).click()
    await expectUsableEverywhere(page)
    await page.setViewportSize(PHONE.viewport)
    await page.getByRole('button', { name: 'As a guest sees it' }).click()
    await expect(page.getByRole('region', { name: 'What a guest is asked' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a product', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/products?search=breakfast')
    await page.getByRole('link', { name: 'Breakfast in bed' }).click()
    await expect(page.getByRole('heading', { name: 'Choices and extras' })).toBeVisible()
    await expectUsableEverywhere(page)
  })

  test('the editor of an e-mail, part by part where there is room for one', async ({ page, signIn }) => {
    await signIn(page, 'owner')
    const template = await makeFromPreset(page, 'email', 'pre-stay')
    await page.setViewportSize(DESK.viewport)
    await openTemplate(page, template)
    await frames(page).nth(1).click()
    const part = (name: string) =>
      page.getByRole('radiogroup', { name: 'Parts of the editor' }).getByText(name)
    for (const { viewport } of [DESK, TABLET, PHONE]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of COLOR_SCHEMES) {
        await turnTo(page, colorScheme)
        for (const [name, shown] of [
          ['Add', page.getByRole('button', { name: 'Add Text', exact: true })],
          ['Settings', settings(page).getByRole('heading', { level: 2 })],
          ['Design', canvas(page)],
        ] as const) {
          // A desk has room for all at once, and on a phone nothing is added.
          if (await part(name).isVisible()) await part(name).click()
          else if (name !== 'Design') continue
          await expect(shown).toBeVisible()
          await (colorScheme === 'light' ? expectAccessible : expectReadable)(page)
          await expectNothingBeside(page)
        }
      }
    }
  })
})
