import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { showUndo } from '../../../components/states/undo-store.ts'
import { useT } from '../../../platform/texts.ts'
import { type NewCard, useCardCommands } from '../use-card-commands.ts'

export type CardActs = ReturnType<typeof useCardActs>

/** Commands with what a person expects around them: the new card opens, a deletion can be undone. */
export function useCardActs() {
  const t = useT()
  const navigate = useNavigate()
  const commands = useCardCommands()
  const { index } = useDefaultLanguage()
  return useMemo(() => {
    const open = (made: StaffCard | null) =>
      made && navigate({ to: '/guestbook/cards/$cardId', params: { cardId: made.card.id } })
    return {
      create: async (card: NewCard) => open(await commands.create(card)),
      copy: async ({ card }: StaffCard) => open(await commands.copy(card.id)),
      hide: (row: StaffCard, isHidden: boolean) => commands.hide(row, isHidden),
      restore: ({ card }: StaffCard) => commands.restore(card.id),
      remove: async ({ card }: StaffCard) => {
        if (!(await commands.remove(card.id))) return
        showUndo({
          text: t('cards.deleted', { name: cardDisplayName(card, index) }),
          undo: t('action.undo'),
          onUndo: () => void commands.restore(card.id),
        })
      },
    }
  }, [t, navigate, commands, index])
}
