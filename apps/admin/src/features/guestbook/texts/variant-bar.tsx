import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import { ActionIcon, Group, SegmentedControl, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { VARIES_BY } from '../card-form/variants.ts'
import { withoutVariant, withWords } from '../draft/edits.ts'
import { useStore } from '../draft/use-card-store.ts'
import { useOwners } from './use-owners.ts'

type Props = {
  type: CardType
  variants: string[]
  variant: string
  onVariant: (variant: string) => void
}

/** Which of a card's texts is written: before or after redeeming, for all rooms or for one. */
export function VariantBar({ type, variants, variant, onVariant }: Props) {
  const t = useT()
  if (VARIES_BY[type] === 'room')
    return <OwnVariants variants={variants} variant={variant} onVariant={onVariant} />
  const name = (one: string) =>
    one === 'redeemed' ? t('cards.variant.redeemed') : t('cards.variant.preRedeemed')
  return (
    <SegmentedControl
      mb="md"
      value={variant}
      onChange={onVariant}
      data={variants.map((one) => ({ value: one, label: name(one) }))}
    />
  )
}

function OwnVariants({ variants, variant, onVariant }: Omit<Props, 'type'>) {
  const t = useT()
  const store = useStore()
  const { index: main } = useDefaultLanguage()
  const owners = useOwners()
  const nameOf = (one: string) =>
    one === 'default' ? t('cards.variant.everyRoom') : (owners.nameOf(one) ?? t('cards.variant.gone'))
  const unused = owners.groups
    .map(({ group, items }) => ({ group, items: items.filter(({ value }) => !variants.includes(value)) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Group align="flex-end" gap="sm" mb="md">
      <Select
        label={t('cards.variant.for')}
        value={variant}
        onChange={(next) => next && onVariant(next)}
        data={variants.map((one) => ({ value: one, label: nameOf(one) }))}
        allowDeselect={false}
        flex="1 1 180px"
      />
      <Select
        label={t('cards.variant.add')}
        placeholder={t('cards.variant.choose')}
        value={null}
        searchable
        onChange={(next) => {
          if (!next) return
          const place = { language: main, variant: next, main }
          store.change((draft) =>
            withWords(draft, place, () => ({ ...(draft.content[main]?.default ?? { title: '' }) })),
          )
          onVariant(next)
        }}
        data={unused}
        flex="1 1 180px"
      />
      {variant !== 'default' && (
        <ActionIcon
          aria-label={t('cards.variant.remove', { name: nameOf(variant) })}
          onClick={() => {
            store.change((draft) => withoutVariant(draft, variant))
            onVariant('default')
          }}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      )}
    </Group>
  )
}
