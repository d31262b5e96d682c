import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { ENGLISH, publishCards } from './card-calls.ts'
import { joinAs } from './newcomers.ts'
import { test as base } from './test.ts'

type StaffCard = { revision: number; card: { id: string; parentId: string | null } }
type Wish = { type: string; title: string; parentId?: string }

/** A property with the guestbook every new one begins with, and where its guests read it. */
export type Property = { id: string; guestbook: string }

async function dataOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** A new property of whoever is signed in on `page`, and entered. */
export async function createProperty(page: Page, languages = ['GB']): Promise<Property> {
  const id = `property-${randomUUID().slice(0, 8)}`
  const where = { currency: 'DKK', timeZone: 'Europe/Copenhagen' }
  const data = { propertyId: id, name: 'Fagerli', languages, preset: 'hotel', ...where }
  await dataOf(await page.request.post('/api/hotel/properties', { headers: keyed(), data }))
  await dataOf(await page.request.post(`/api/hotel/admin/setActiveProperty/${id}`))
  return { id, guestbook: `/guestbook/${id}` }
}

async function allCards(page: Page): Promise<StaffCard[]> {
  return (await dataOf<{ cards: StaffCard[] }>(await page.request.get('/api/hotel/cards'))).cards
}

/** Without a single tab: a card that one leads to cannot go. */
async function emptyTabBar(page: Page): Promise<void> {
  const { tabBar, revision } = await dataOf<{ tabBar: { guestPhases: object }; revision: string }>(
    await page.request.get('/api/hotel/tabBar'),
  )
  const guestPhases = Object.fromEntries(
    Object.entries(tabBar.guestPhases).map(([phase, bar]) => [phase, { ...bar, items: [] }]),
  )
  const data = { revision, tabBar: { ...tabBar, guestPhases } }
  await dataOf(await page.request.put('/api/hotel/tabBar', { data }))
}

/** Without a single card, for guests too. */
export async function emptyGuestbook(page: Page): Promise<void> {
  await emptyTabBar(page)
  for (const { card } of await allCards(page)) {
    await dataOf(await page.request.delete(`/api/hotel/cards/${card.id}`))
  }
  await publishCards(page)
}

/** Puts cards at the end over HTTP and answers their ids: journeys about something else need not walk through the form. */
export async function addCards(page: Page, wishes: Wish[]): Promise<string[]> {
  const ids: string[] = []
  for (const { title, ...wish } of wishes) {
    const made = await dataOf<{ cards: StaffCard[] }>(
      await page.request.post('/api/hotel/cards', { headers: keyed(), data: wish }),
    )
    const [first] = made.cards
    if (!first) throw new Error(`No ${wish.type} was made`)
    const data = { revision: first.revision, content: { [ENGLISH]: { default: { title } } } }
    await dataOf(await page.request.put(`/api/hotel/cards/${first.card.id}`, { data }))
    ids.push(first.card.id)
  }
  return ids
}

/** Journeys in a property of their own, entered by a newcomer: what they do to its guestbook disturbs nobody. */
export const test = base.extend<{ property: Property; propertyLanguages: string[] }>({
  propertyLanguages: [['GB'], { option: true }],
  property: [
    async ({ browser, page, signIn, server, propertyLanguages }, use) => {
      // Who makes an account leaves the one they were in, and the owner's session is every journey's.
      const owner = await browser.newPage({ baseURL: server.url })
      await signIn(owner, 'owner')
      await joinAs(server, owner, page, ['owner'])
      await owner.close()
      await use(await createProperty(page, propertyLanguages))
    },
    { auto: true },
  ],
})
