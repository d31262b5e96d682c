import { COPY_SUFFIX, DEAL_TITLE_MAX } from './constants.ts'
import type { Deal, DealContent } from './deal-schema.ts'

type Wanted = { languageIndex: number; defaultIndex: number }

/** The words of a deal in this language, else in the default one; nothing where neither has a title. */
export function dealWords(
  { content }: Pick<Deal, 'content'>,
  { languageIndex, defaultIndex }: Wanted,
): DealContent | null {
  for (const index of [languageIndex, defaultIndex]) {
    const words = content[String(index)]
    if (words && words.title.trim() !== '') return words
  }
  return null
}

export function dealTitle(deal: Pick<Deal, 'content'>, defaultIndex: number): string {
  return dealWords(deal, { languageIndex: defaultIndex, defaultIndex })?.title ?? ''
}

/** The same under another id, paused, with " (Copy)" after its title in every language. */
export function copyDeal(deal: Deal, id: string): Deal {
  const content = Object.entries(deal.content).map(([index, words]) => [
    index,
    {
      ...words,
      title: words.title && `${words.title.slice(0, DEAL_TITLE_MAX - COPY_SUFFIX.length)}${COPY_SUFFIX}`,
    },
  ])
  return { ...deal, id, state: 'paused', content: Object.fromEntries(content) }
}

/** A deal as it begins: for guests before their arrival (spec 9), paused until somebody starts it. */
export function newDeal(id: string): Deal {
  const open = () => ({ from: null, to: null })
  return {
    id,
    version: 1,
    state: 'paused',
    products: [],
    pictures: [],
    content: {},
    visibility: {
      guestJourney: ['PRE_STAY'],
      targetGroups: [],
      unitCategories: [],
      daysBeforeArrival: open(),
      nights: open(),
      stockPerDay: null,
    },
  }
}
