import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import { createContext, useContext } from 'react'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'
import type { CardMoves } from './use-card-moves.ts'

export type AskedMenu = { cardId: string; button: HTMLElement }

/** What all rows share: asked for once instead of by each of hundreds. */
export type RowShared = {
  t: AdminTranslate
  propertyId: string
  languages: readonly ContentLanguage[]
  pictures: () => Record<string, BoxPicture>
  moves: CardMoves
  open: (cardId: string) => void
  addressOf: (cardId: string) => string
  /** One menu serves all rows. */
  openMenu: (asked: AskedMenu) => void
}

const RowContext = createContext<RowShared | null>(null)
export const RowProvider = RowContext.Provider

export function useRowShared(): RowShared {
  const shared = useContext(RowContext)
  if (!shared) throw new Error('A row stands in a list of cards')
  return shared
}
