import type { Page } from '@playwright/test'

type Guest = { firstName: string; linkKey: string; unit: string | null }
type Box = { id: string; type: string; parentId: string | null; options: { form?: string } }

async function dataOf<T>(page: Page, address: string): Promise<T> {
  const answer = await page.request.get(address)
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`)
  return ((await answer.json()) as { data: T }).data
}

/** The guestbook of somebody in house who has redeemed nothing: a voucher can be spent once. */
export async function findUnspentStay(staff: Page): Promise<string> {
  const { items } = await dataOf<{ items: Guest[] }>(staff, '/api/hotel/guests?view=inHouse')
  for (const { linkKey, unit } of items) {
    // Room 204 is every other journey's.
    if (unit === '204') continue
    const { redeemed } = await dataOf<{ redeemed: object }>(staff, bookingAddress(linkKey))
    if (Object.keys(redeemed).length === 0) return `/guestbook/fjellheim/${linkKey}`
  }
  throw new Error('Everybody has redeemed everything')
}

/** Somebody in house for whom nothing was ordered, whatever other journeys did. */
export async function findStayWithoutOrders(staff: Page): Promise<Guest> {
  const { items } = await dataOf<{ items: Guest[] }>(staff, '/api/hotel/guests?view=inHouse')
  for (const guest of items.toReversed()) {
    const { orders } = await dataOf<{ orders: object[] }>(staff, `${bookingAddress(guest.linkKey)}/orders`)
    if (orders.length === 0) return guest
  }
  throw new Error('Everybody has ordered something')
}

function bookingAddress(linkKey: string): string {
  return `/api/guest/fjellheim/bookings/${linkKey}`
}

/** The first box of a kind that the page shows now: some have hours. */
export async function findShownBox(page: Page, guestbook: string, type: string): Promise<Box> {
  for (const box of await boxesOf(page, guestbook, type)) {
    if (await page.locator(`#card-${box.id}`).getByRole('link').first().isVisible()) return box
  }
  throw new Error(`The guestbook shows no ${type}`)
}

/** The first box of a kind that a visitor gets. */
export async function findBox(page: Page, guestbook: string, type: string): Promise<Box> {
  const [box] = await boxesOf(page, guestbook, type)
  if (!box) throw new Error(`The guestbook has no ${type}`)
  return box
}

async function boxesOf(page: Page, guestbook: string, type: string): Promise<Box[]> {
  const key = new URL(guestbook, 'http://any.example').pathname.split('/')[3]
  const query = new URLSearchParams({ language: '0', ...(key ? { booking: key } : {}) })
  const { boxes } = await dataOf<{ boxes: Box[] }>(page, `/api/guest/fjellheim/guestbook?${query}`)
  return boxes.filter((one) => one.type === type)
}

/** The page of the HTML builder that the demo has. */
export async function findWalksPage(page: Page): Promise<string> {
  const html = await (await page.request.get('/welcome')).text()
  const address = /\/pages\/fjellheim\/[\w-]{22}/.exec(html)?.[0]
  if (!address) throw new Error('The welcome page does not link the walks')
  return address
}

/** The page of the showcase that has one module of every type. */
export async function findForestPage(page: Page): Promise<string> {
  const html = await (await page.request.get('/guestbook/showcase')).text()
  const address = /\/pages\/showcase\/[\w-]{22}/.exec(html)?.[0]
  if (!address) throw new Error('The showcase does not link its page')
  return address
}
