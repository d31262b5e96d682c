import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { TestApp } from './app.ts'
import { aProperty, aSignedIn } from './builders.ts'
import { caller } from './caller.ts'

const language = (code: string, index: number, title: string) => ({
  code,
  index,
  order: index,
  isVisible: true,
  title,
})

export const TWO_LANGUAGES = {
  languages: { GB: language('en', 0, 'English'), DK: language('da', 1, 'Dansk') },
  default: 'GB',
}

export type PropertyWithEditor = Awaited<ReturnType<typeof aPropertyWithEditor>>

/** A property with an editor, and what a test of the card editor asks all the time. */
export async function aPropertyWithEditor(app: TestApp) {
  const propertyId = await aProperty(app.db, { localization: TWO_LANGUAGES })
  const editor = await aSignedIn(app, propertyId, ['editor'])
  const call = caller(app, editor.cookie)
  const list = async () =>
    (await call('GET', 'cards')).data as {
      cards: StaffCard[]
      orderRevision: number
      changes: Record<string, number | boolean>
    }
  const titleOf = ({ card }: StaffCard) => Object.values(card.content[0] ?? {})[0]?.title ?? card.type
  return {
    propertyId,
    editor,
    call,
    list,
    /** Titles in reading order, what is held indented by its holder. */
    titles: async () => (await list()).cards.map((each) => (each.card.parentId ? '> ' : '') + titleOf(each)),
    changes: async () => (await list()).changes,
    publish: () => call('POST', 'cards/publish'),
    /** Adds a card with a title; answers it as staff see it. */
    add: async (title: string, start: object = { type: 'Content' }): Promise<StaffCard> => {
      const made = await call('POST', 'cards', start)
      if (made.code) throw new Error(`cards answered ${made.code}`)
      const [card] = made.data.cards as [StaffCard]
      const variants = Object.keys(card.card.content[0] ?? {})
      const variant = variants.find((name) => name !== 'redeemed') ?? 'default'
      const content = { 0: { [variant]: { title } } }
      return (await call('PUT', `cards/${card.card.id}`, { revision: card.revision, content })).data
    },
    guestTitles: async () => {
      const answer = await app.inject({ url: `/api/guest/${propertyId}/guestbook` })
      return answer.json().data.boxes.map((box: { content: { title?: string } }) => box.content.title)
    },
  }
}
