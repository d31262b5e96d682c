import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { visit } from './staff.ts'

type Type = 'page' | 'email' | 'signature'
type Module = { type: string; id: string; props: Record<string, unknown>; [part: string]: unknown }
type Content = {
  name: string
  localizedData: Record<string, Module[]>
  subject?: Record<string, string>
  preheader?: Record<string, string>
}
export type StoredTemplate = Content & {
  id: string
  type: Type
  revision: number
  isChanged: boolean
  publishedAt: string | null
  standardType: string | null
  style: object
  isMarketing: boolean
}

const API = '/api/hotel/htmlbuilder'
const LOCATIONS = { page: 'pages', email: 'emails', signature: 'signature' } as const

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** A text module that says something, as it is stored. */
export function textModule(text: string, id: string = randomUUID()): Module {
  const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  return {
    type: 'text',
    id,
    props: { contentColumnOne: words, contentColumnTwo: null, nrOfColumns: 1, fontFamily: null },
    outerPadding: { top: 0, bottom: 0 },
    innerPadding: { top: 0, bottom: 0, left: 0, right: 0 },
  }
}

/** A template over HTTP: journeys about something else need not build one. */
export async function makeTemplate(page: Page, type: Type, content: Content): Promise<StoredTemplate> {
  return createFrom(page, type, { content })
}

export async function makeFromPreset(page: Page, type: Type, preset: string): Promise<StoredTemplate> {
  return createFrom(page, type, { baseTemplate: preset })
}

async function createFrom(page: Page, type: Type, data: object): Promise<StoredTemplate> {
  return dataOf(await page.request.post(`${API}/template/create`, { headers: keyed(), data: { type, data } }))
}

export async function readTemplate(page: Page, id: string): Promise<StoredTemplate> {
  return dataOf(await page.request.get(`${API}/template?id=${id}`))
}

/** What the server has of a template, as text to look for words in. */
export const storedWords = (page: Page, id: string) => async () =>
  JSON.stringify((await readTemplate(page, id)).localizedData)

export async function publishTemplate(page: Page, { id }: { id: string }): Promise<void> {
  const { revision } = await readTemplate(page, id)
  const data = { id, revision }
  await dataOf(await page.request.post(`${API}/template/publish`, { headers: keyed(), data }))
}

/** Other words for a template, published. */
export async function publishWords(
  page: Page,
  id: string,
  localizedData: Content['localizedData'],
): Promise<void> {
  const { revision, name, standardType, style, subject, preheader, isMarketing } = await readTemplate(
    page,
    id,
  )
  const content = { name, standardType, style, subject, preheader, isMarketing, localizedData }
  await dataOf(await page.request.put(`${API}/template/update`, { data: { id, revision, ...content } }))
  await publishTemplate(page, { id })
}

export async function unpublishTemplate(page: Page, id: string): Promise<void> {
  await dataOf(await page.request.post(`${API}/template/unpublish`, { headers: keyed(), data: { id } }))
}

/** How a mail program gets a template, for a sample guest. */
export async function mailOf(page: Page, template: StoredTemplate, language = 0): Promise<string> {
  const { type, name, standardType, style, localizedData, subject, preheader, isMarketing } = template
  const content = { name, standardType, style, localizedData, subject, preheader, isMarketing }
  const answer = await page.request.post(`${API}/preview`, { data: { type, content, language } })
  return (await dataOf<{ html: string }>(answer)).html
}

export function listAddress(type: Type): string {
  return `/admin/templates/${LOCATIONS[type]}`
}

export async function openTemplate(page: Page, { id, type }: { id: string; type: Type }): Promise<void> {
  await visit(page, `${listAddress(type)}/${id}`)
  await expect(canvas(page)).toBeVisible()
}

/** Id of the template that is open. */
export function openedId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export function canvas(page: Page): Locator {
  return page.getByRole('region', { name: 'Design' })
}

/** The modules on the canvas, by what they are and where they stand. */
export function frames(page: Page): Locator {
  return canvas(page).getByRole('group', { name: / \d+ of \d+$/ })
}

export function settings(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Settings' })
}

/** The words of the selected module; the settings of the one before it are out of reach until they are gone. */
export function words(page: Page): Locator {
  const own = settings(page).locator(':scope > :not([inert])')
  return own.getByRole('textbox', { name: /^Text(, in |$)/ })
}

/** The card of a template in its list. */
export function templateCard(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

export async function askTemplate(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** Publishes what is open; what there is to look at is looked at another time. */
export async function publishOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeDisabled()
}

type TabBarAnswer = { tabBar: { guestPhases: Record<string, object> }; revision: string }

/** One tab with one content, in every phase; answers how to have none. */
export async function putTab(page: Page, content: object): Promise<() => Promise<void>> {
  const put = async (items: object[]) => {
    const { tabBar, revision } = await dataOf<TabBarAnswer>(await page.request.get('/api/hotel/tabBar'))
    const { allGuestPhases } = tabBar.guestPhases
    const guestPhases = { ...tabBar.guestPhases, allGuestPhases: { ...allGuestPhases, items } }
    const data = { revision, tabBar: { ...tabBar, guestPhases } }
    await dataOf(await page.request.put('/api/hotel/tabBar', { data }))
  }
  const target = { kind: 'content', contents: [content] }
  await put([{ id: 't'.repeat(22), index: 0, icon: 'home', label: { 0: 'Walks' }, target }])
  return () => put([])
}

/** Goes on by the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not lead to ${target}`)
}
