import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'

type Texts = { title?: string; subtitle?: string }
type Card = {
  id: string
  content: Record<string, Record<string, Texts & Record<string, unknown>>>
  styles: unknown
  options: unknown
  visibility: { state: string[] } & Record<string, unknown>
}
type StaffCard = { revision: number; card: Card }

/** The interface's English is the demo's language number 0. */
export const ENGLISH = '0'

async function answered(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { data: unknown }).data
}

async function findCard(staff: Page, isSought: (card: Card) => boolean): Promise<StaffCard> {
  const { cards } = (await answered(await staff.request.get('/api/hotel/cards'))) as { cards: StaffCard[] }
  const found = cards.find(({ card }) => isSought(card))
  if (!found) throw new Error('There is no such card')
  return found
}

async function save(staff: Page, revision: number, card: Card): Promise<void> {
  const { content, styles, options, visibility } = card
  const data = { revision, content, styles, options, visibility }
  await answered(await staff.request.put(`/api/hotel/cards/${card.id}`, { data }))
}

/** A colleague's save, over HTTP: journeys about something else need not walk through the form. */
export async function changeCard(staff: Page, title: string, texts: Texts): Promise<void> {
  await editCard(staff, title, (card) => {
    const english = card.content[ENGLISH] ?? {}
    const changed = { ...english, default: { ...english.default, ...texts } }
    return { ...card, content: { ...card.content, [ENGLISH]: changed } }
  })
}

/** Saves whatever the change makes of a card; answers how to have it, and what guests see, as it was. */
export async function editCard(
  staff: Page,
  title: string,
  change: (card: Card) => Card,
): Promise<() => Promise<void>> {
  const hasTitle = ({ content }: Card) =>
    Object.values(content[ENGLISH] ?? {}).some((variant) => variant.title === title)
  const { card, revision } = await findCard(staff, hasTitle)
  await save(staff, revision, change(card))
  return async () => {
    const changed = await findCard(staff, ({ id }) => id === card.id)
    await save(staff, changed.revision, card)
    await publishCards(staff)
  }
}

export async function publishCards(staff: Page): Promise<void> {
  await answered(
    await staff.request.post('/api/hotel/cards/publish', { headers: { 'idempotency-key': randomUUID() } }),
  )
}
