import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { useCardState } from '../draft/use-card-store.ts'
import { cachedList } from '../use-card-list.ts'

type Props = { value: string; onChange: (id: string) => void }

/** Another card than the one being edited. */
export function CardSelect({ value, onChange }: Props) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const own = useCardState(({ base }) => base.card.id)
  const cards = cachedList(useQueryClient())?.cards ?? []
  return (
    <Select
      label={t('link.type.box')}
      searchable
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      data={cards
        .filter(({ card, deletedAt }) => card.id !== own && deletedAt === null)
        .map(({ card }) => ({ value: card.id, label: cardDisplayName(card, index) }))}
    />
  )
}
