import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { cardMarks } from './card-marks.ts'
import { missingLanguages } from './missing-languages.ts'

export const CARD_FILTERS = ['all', 'unpublished', 'hidden', 'scheduled', 'untranslated'] as const
export type CardFilter = (typeof CARD_FILTERS)[number]

/** The cards that fit words and filter, each with the group it is in, so that one sees where it stands. */
export function shownCards(
  cards: readonly StaffCard[],
  { search, filter }: { search: string; filter: CardFilter },
  languages: readonly ContentLanguage[],
): StaffCard[] {
  const words = search.trim().toLocaleLowerCase()
  if (words === '' && filter === 'all') return cards as StaffCard[]
  const fitting = cards.filter((row) => fits(row, filter, languages) && hasWords(row, words, languages))
  const holders = new Set(fitting.map(({ card }) => card.parentId))
  const ids = new Set(fitting.map(({ card }) => card.id))
  return cards.filter(({ card }) => ids.has(card.id) || holders.has(card.id))
}

function fits(row: StaffCard, filter: CardFilter, languages: readonly ContentLanguage[]): boolean {
  const marks = cardMarks(row)
  switch (filter) {
    case 'all':
      return true
    case 'unpublished':
      return marks.publication !== 'published' || row.isMoved
    case 'hidden':
      return marks.isHidden
    case 'scheduled':
      return marks.isScheduled
    case 'untranslated':
      return missingLanguages(row.card, languages).length > 0
  }
}

function hasWords({ card }: StaffCard, words: string, languages: readonly ContentLanguage[]): boolean {
  if (words === '') return true
  const texts = Object.values(card.content).flatMap((variants) =>
    Object.values(variants).flatMap(({ section, title, subtitle, button, saving }) => [
      section?.title,
      title,
      subtitle,
      button?.text,
      saving,
    ]),
  )
  const name = cardDisplayName(card, languages.find(({ isDefault }) => isDefault)?.index ?? 0)
  return [name, ...texts].some((text) => text?.toLocaleLowerCase().includes(words))
}
