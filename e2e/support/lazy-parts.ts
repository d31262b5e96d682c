import type { Locator, Page } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { CLEANING_TITLE } from './cleaning.ts'
import { findWalksPage } from './demo.ts'
import { comeNear, openAlive } from './guestbook.ts'
import { openOrderPage } from './ordering.ts'
import type { Stays } from './stays.ts'
import { putInStoreCart } from './store.ts'

/** A part of the guest app that loads later, and how a guest comes to need it. */
export type LazyPart = {
  /** The source that the build makes a file of. */
  source: string
  /** That file's name begins like this. */
  file: string
  open: (page: Page, stays: Stays) => Promise<unknown>
  /** What is there once the part is. */
  arrived: (page: Page) => Locator
}

const UNKNOWN_ORDER = 'AAAAAAAAAAAAAAAAAAAAAA'
const START = (kind: string) => `app/pages/${kind}/start.tsx`

const storeOf = ({ beforeArrival }: Stays, path: string) =>
  beforeArrival.replace('/guestbook/', '/upselling/') + path

/** On a device that has a deal of the store in its cart. */
async function openStoreCheckout(page: Page, stays: Stays): Promise<void> {
  await putInStoreCart(page, storeOf(stays, ''))
  await page.goto(storeOf(stays, '/checkout'))
}

const cleaningBox = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: CLEANING_TITLE }).last()

const openBoxOf = (title: string) => async (page: Page, stays: Stays) => {
  await openAlive(page, stays.inHouse)
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
}

export const LAZY_PARTS: Readonly<Record<string, LazyPart>> = {
  'the sheet of a box': {
    source: 'features/guestbook/boxes/box-details-by-kind.tsx',
    file: 'box-details-by-kind',
    open: openBoxOf('Breakfast'),
    arrived: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Breakfast', exact: true }),
  },
  'ordering in a sheet': {
    source: 'app/ordering/ordering-parts.tsx',
    file: 'ordering-parts',
    open: openBoxOf('Breakfast in bed'),
    arrived: (page) => page.getByRole('dialog').getByRole('button', { name: /^Add/ }).first(),
  },
  'the choice about cleaning': {
    source: 'app/cleaning/cleaning-parts.tsx',
    file: 'cleaning-parts',
    open: async (page, stays) => {
      await openAlive(page, stays.inHouse)
      await comeNear(cleaningBox(page))
    },
    // Empty until something is chosen.
    arrived: (page) => cleaningBox(page).getByRole('status'),
  },
  'the search': {
    source: 'features/guestbook/sheet/panel-view.tsx',
    file: 'panel-view',
    open: async (page, stays) => {
      await openAlive(page, stays.inHouse)
      await page.getByRole('link', { name: 'Search' }).first().click()
    },
    arrived: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
  'the chat': {
    source: 'app/chat/chat-parts.tsx',
    file: 'chat-parts',
    open: async (page, stays) => {
      await openAlive(page, stays.inHouse)
      await page.getByRole('link', { name: 'Message reception' }).click()
    },
    arrived: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Your message' }),
  },
  'the privacy settings': {
    source: 'features/statistics/privacy-settings.tsx',
    file: 'privacy-settings',
    open: async (page, stays) => {
      await openAlive(page, stays.inHouse)
      await page.getByRole('button', { name: 'Privacy settings' }).click()
    },
    arrived: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Your privacy' }),
  },
  'the checkout': {
    source: START('order'),
    file: 'order',
    open: (page) => openOrderPage(page, ''),
    arrived: (page) => page.locator('main form'),
  },
  'a confirmation': {
    source: 'features/orders/confirmation/confirmation-screen.tsx',
    file: 'confirmation-screen',
    open: (page) => openOrderPage(page, `/confirmation/${UNKNOWN_ORDER}`),
    arrived: (page) => page.getByRole('main').getByRole('heading').first(),
  },
  'a receipt': {
    source: 'features/orders/receipt/receipt-screen.tsx',
    file: 'receipt-screen',
    open: (page) => openOrderPage(page, `/receipt/${UNKNOWN_ORDER}`),
    arrived: (page) => page.getByRole('main').getByRole('heading').first(),
  },
  'the registration form': {
    source: START('registration'),
    file: 'registration',
    open: (page, stays) => page.goto(stays.beforeArrival.replace('/guestbook/', '/registration-form/')),
    arrived: (page) => page.locator('#root form:not([inert]) [data-field]').first(),
  },
  'a survey': {
    source: START('survey'),
    file: 'survey',
    open: (page, stays) => page.goto(stays.departed.replace('/guestbook/', '/survey/')),
    arrived: (page) => page.locator('#root form:not([inert])'),
  },
  'other rooms': {
    source: START('upgrades'),
    file: 'upgrades',
    open: (page, stays) => page.goto(stays.beforeArrival.replace('/guestbook/', '/room-upgrades/')),
    // Read without a script as well; what it alone brings is the question about counting.
    arrived: (page) => page.getByRole('button', { name: 'Privacy settings' }),
  },
  'the store': {
    source: START('store'),
    file: 'store',
    open: (page, stays) => page.goto(storeOf(stays, '/products')),
    arrived: (page) => page.locator('main[data-ready]'),
  },
  'a deal of the store': {
    source: 'app/pages/store/opened-deal.tsx',
    file: 'opened-deal',
    open: async (page, stays) => {
      await page.goto(storeOf(stays, '/products'))
      await page.locator('main[data-ready]').waitFor()
      await page.getByRole('link', { name: 'Cocoa under the stars' }).click()
    },
    arrived: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Cocoa under the stars' }),
  },
  'the checkout of the store': {
    source: 'app/pages/store/store-checkout.tsx',
    file: 'store-checkout',
    open: openStoreCheckout,
    arrived: (page) => page.locator('main form'),
  },
  'a confirmation of the store': {
    source: 'app/pages/store/store-confirmation.tsx',
    file: 'store-confirmation',
    open: (page, stays) => page.goto(storeOf(stays, `/confirmation/${UNKNOWN_ORDER}`)),
    arrived: (page) => page.getByRole('main').getByRole('heading').first(),
  },
  'a custom page': {
    source: START('custom-page'),
    file: 'custom-page',
    open: async (page) => page.goto(await findWalksPage(page)),
    arrived: (page) => page.locator('button[data-ready]'),
  },
  'the guestbook': {
    source: START('guestbook'),
    file: 'guestbook',
    open: (page, stays) => page.goto(stays.inHouse),
    arrived: (page) => page.locator('button[data-ready]'),
  },
  'a preview that follows': {
    source: 'features/guestbook/preview-live.ts',
    file: 'preview-live',
    // Only what staff look at follows the drafts.
    open: async (page, stays) => {
      const { origin } = new URL((await page.request.get('/version.txt')).url())
      await signInAs(page, origin, 'owner')
      await openAlive(page, `${stays.qr}/preview?states=checkin`)
    },
    arrived: (page) => page.locator('button[data-ready]'),
  },
}

/** Loaded later as well, and never in anybody's way: without them the page is the same. Or shown by another journey. */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  'pwa/start-worker.ts': 'keeps a copy; a page that is not kept reads the same',
  'pwa/wait-for-server.ts': 'ends the label of a saved copy',
  'app/shell/saved-note.tsx': 'the age of a copy; where it is missing there are other words',
  'features/statistics/privacy-layer.tsx': 'the question and the counting; unasked, nothing is counted',
  'features/statistics/watch-boxes.ts': 'which boxes are seen; nobody waits for what is only counted',
  'app/shell/theme-follower.ts': 'new colours; the next page has them',
  'features/html-builder/stay/follow-stay.ts': 'the guest’s name in a page, whose words read without it',
  'features/orders/has-stay-orders.ts': 'orders of another device; the page reads the same without',
  'features/messaging/chat-badge.tsx': 'how many answers wait; the sheet shows them',
  'app/ordering/product-names.ts': 'what the search finds beside the boxes',
  'features/guestbook/pass/desk-wifi.tsx': 'the code beside a pass whose words stand without it',
  'features/guestbook/sheet/move-sheet.ts': 'motion; a sheet opens and closes without it',
  'features/registration/steps/later-steps.tsx':
    'fetched while the first screen is read; the registration journeys walk through it',
  'features/registration/endings.tsx': 'what a form ends with; the registration journeys end there',
  'features/registration/fields/country-sheet.tsx':
    'the list of countries; the registration journeys choose from it',
  'app/pages/upgrades/confirmation.tsx':
    'what becomes of a request; it comes with the start of its page, and the journeys of upgrades end there',
  'platform/qr-code.tsx': 'the code of a companion’s link, which is shared or copied without it too',
  'features/registration/picture/id-picture-field.tsx':
    'off by default; the journey with a picture takes one',
  'features/cleaning/choice/send-choice.ts':
    'sends what a guest chose without a connection; a journey of the cleaning waits for it in the guestbook',
  'features/survey/send/send-kept.ts':
    'sends what a guest answered without a connection; a survey journey waits for it in the guestbook',
  'app/closed-page.tsx': 'guest-closed.spec.ts closes a property under an open page',
}
