import type { Role } from '@innkeeper/domain/team/roles.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD, emailOf } from './accounts.ts'
import { untilStill } from './still.ts'

/** Fills the sign-in form that is on screen. */
export async function fillSignIn(page: Page, role: Role, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf(role))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** As a link of the staff app leads on: the page stays, the screen changes. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address)
}

/**
 * To a page of the staff app: on as its own links lead where it is open already, which takes a fraction of opening it
 * anew. Who wants it anew asks for the page itself. Until the page that is left has gone, its buttons may be called the
 * same as those of the next.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  const isOpen = pathname.startsWith('/admin') && pathname !== '/admin/login'
  if (!isOpen || `${pathname}${search}` === address) return void (await page.goto(address))
  const left = await page.locator('h1').first().elementHandle()
  await followLink(page, address)
  if (left && !isSameScreen(pathname, address))
    await page.waitForFunction((title) => !title.isConnected, left)
}

/** The cards and their editor are one screen; so is whatever differs in what is asked for alone. */
function isSameScreen(path: string, address: string): boolean {
  const screenOf = (one: string) =>
    one.replace(/\?.*$/, '').replace(/^(\/admin\/guestbook)\/cards\/.*$/, '$1')
  return screenOf(path) === screenOf(address)
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' })
}

export function field(page: Page | Locator, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export function formState(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /No changes|Not saved|Saving|Saved|Kept on this device|Somebody saved/ })
}

export function cardList(page: Page): Locator {
  return page.getByRole('list', { name: 'Guestbook cards' })
}

/** What the page says for some seconds, in a corner. */
export function notice(page: Page, words: string): Locator {
  return page.getByRole('alert').filter({ hasText: words })
}

/** Adds a card of a kind or from a template, whose form opens. */
export async function addCard(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a card' })
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
  await expect(formState(page)).toHaveText('No changes')
}

/** Something from a row's menu. */
export async function askCard(page: Page, card: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${card}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** Something that concerns the guestbook as a whole. */
export async function askGuestbook(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** From the list of cards to one card's form. */
export async function openCard(page: Page, name: string | RegExp): Promise<void> {
  await visit(page, '/admin/guestbook')
  await page.getByRole('list', { name: 'Guestbook cards' }).getByRole('link', { name }).click()
  await expect(field(page, 'Title')).toBeVisible()
}

/** A closed part of a card's form; while it unfolds, what is in it moves away from under a press. */
export async function openSection(page: Page, name: string): Promise<void> {
  const section = page.getByRole('region', { name, exact: true })
  await section.getByRole('button', { name, expanded: false }).click()
  await expect(section.locator('[data-section-body]')).toBeVisible()
  await untilStill(page)
}

export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(formState(page)).toHaveText(/^Saved/)
}

/** A card is saved by itself; this waits until it is. */
export async function cardSaved(page: Page): Promise<void> {
  await expect(formState(page)).toHaveText(/^Saved/)
}

export async function publishAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click()
  await expect(page.getByText('Published. Guests see the changes now.')).toBeVisible()
}
