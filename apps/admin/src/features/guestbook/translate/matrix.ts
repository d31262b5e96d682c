import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { type TranslationSummary, translationOf } from '@innkeeper/domain/guestbook/translation.ts'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import type { ShownCards } from './translate-search.ts'

export type Cell = TranslationSummary & { language: number }
export type MatrixRow = { id: string; name: string; isHeld: boolean; cells: Cell[] }

/** A row stays the same object while its card does, so that it is not drawn again. */
const known = new WeakMap<StaffCard['card'], { key: string; row: MatrixRow }>()

/** Every card that is not deleted, with how far it is in every language but the default. */
export function matrixOf(cards: readonly StaffCard[], languages: readonly ContentLanguage[]): MatrixRow[] {
  const main = languages.find(({ isDefault }) => isDefault)?.index ?? 0
  const others = languages.filter(({ isDefault }) => !isDefault).map(({ index }) => index)
  const key = [main, ...others].join(' ')
  return cards.flatMap(({ card, deletedAt }) => {
    if (deletedAt !== null) return []
    const before = known.get(card)
    if (before?.key === key) return [before.row]
    const row = {
      id: card.id,
      name: cardDisplayName(card, main),
      isHeld: card.parentId !== null,
      cells: others.map((language) => ({ language, ...translationOf(card, language, main) })),
    }
    known.set(card, { key, row })
    return [row]
  })
}

const isOpen = ({ state }: Cell) => state === 'missing' || state === 'partly' || state === 'stale'

/** The rows that fit words and filter. */
export function shownRows(
  rows: readonly MatrixRow[],
  { search, show }: { search: string; show: ShownCards },
): MatrixRow[] {
  const words = search.trim().toLocaleLowerCase()
  const fits = {
    all: () => true,
    open: isOpen,
    missing: ({ state }: Cell) => state === 'missing' || state === 'partly',
    stale: ({ stale }: Cell) => stale > 0,
  }[show]
  return rows.filter(
    ({ name, cells }) =>
      name.toLocaleLowerCase().includes(words) && (show === 'all' || cells.some((cell) => fits(cell))),
  )
}

/** Texts that somebody should write or look at. */
export function openTexts(rows: readonly MatrixRow[]): number {
  return rows
    .flatMap(({ cells }) => cells)
    .reduce((sum, { total, done, stale }) => sum + total - done + stale, 0)
}

export type RunKind = 'copy' | 'machine'
/** One call of a run: a card, and the languages it is for. */
export type RunStep = { cardId: string; languages: number[] }

/** Whether there is something to fill in. */
function isWanted({ total, done, stale, reason }: Cell, isStaleToo: boolean): boolean {
  return done < total || (isStaleToo && stale > 0 && reason !== 'machine')
}

/** The calls that fill these languages: copying does a card at once, a translator one language after the other. */
export function runSteps(
  rows: readonly MatrixRow[],
  { kind, languages, isStaleToo }: { kind: RunKind; languages: readonly number[]; isStaleToo: boolean },
): RunStep[] {
  return rows.flatMap(({ id, cells }) => {
    const wanted = cells
      .filter((cell) => languages.includes(cell.language) && isWanted(cell, kind === 'machine' && isStaleToo))
      .map(({ language }) => language)
    if (wanted.length === 0) return []
    if (kind === 'copy') return [{ cardId: id, languages: wanted }]
    return wanted.map((language) => ({ cardId: id, languages: [language] }))
  })
}
