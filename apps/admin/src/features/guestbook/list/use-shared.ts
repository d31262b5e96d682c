import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import type { AskedMenu, RowShared } from './row-context.ts'
import type { CardMoves } from './use-card-moves.ts'

/** The same object for as long as nothing in it changes: every row listens to it. */
export function useShared(list: CardList, moves: CardMoves, openMenu: (asked: AskedMenu) => void): RowShared {
  const t = useT()
  const router = useRouter()
  const { property } = useSession()
  const languages = useContentLanguages()
  // Read when a row is drawn: that a picture came along is told by the card that shows it.
  const pictures = useRef(list.pictures)
  pictures.current = list.pictures
  return useMemo(() => {
    return {
      t,
      propertyId: property.id,
      languages,
      pictures: () => pictures.current,
      moves,
      open: (cardId) => void router.navigate({ to: '/guestbook/cards/$cardId', params: { cardId } }),
      // The router takes a millisecond for each, which hundreds of rows would wait for.
      addressOf: (cardId) => `${ADMIN_BASE}/guestbook/cards/${cardId}`,
      openMenu,
    }
  }, [t, router, property.id, languages, moves, openMenu])
}
