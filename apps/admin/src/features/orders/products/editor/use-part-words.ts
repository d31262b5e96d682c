import type { Availability } from '@innkeeper/domain/orders/availability-schema.ts'
import type { Allergen, Diet, ProductKind, StayMoment } from '@innkeeper/domain/orders/constants.ts'
import type { CutOff } from '@innkeeper/domain/orders/product-schema.ts'
import type { FieldWords } from '../../../../components/editing/form/field-choices.tsx'
import { usePlainWords } from '../../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import { amountIn, unitOf } from '../draft/cut-off-draft.ts'

const NAMED = [
  'state',
  'internal',
  'integrationId',
  'price',
  'vatRate',
  'attachments',
  'category',
  'stock',
  'salePrice',
  'quantity',
  'openComment',
  'kind',
  'stayMoment',
  'cutOff',
  'availability',
  'allergens',
  'diets',
  'minimumAge',
  'listOfChoices',
  'deliveryMethod',
  'extras',
  'hasServiceCharge',
  'openingHours',
  'isAutomaticallyAccepted',
  'targetGroups',
  'guestJourney',
  'productArea',
] as const

/** Parts of a product and what stands in them as a person would say it. */
export function usePartWords(): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const languages = useContentLanguages()
  const { money } = useMoney()
  const cutOffWords = (cutOff: CutOff) => {
    if (cutOff.kind === 'day before') return `${t('products.cutOff.day before')}, ${cutOff.time}`
    const unit = unitOf(cutOff.minutes)
    const { amount } = amountIn(cutOff.minutes, unit)
    return `${t('products.cutOff.minutes before')}: ${amount} ${t(`products.cutOff.${unit}`)}`
  }
  return {
    nameOf: ([part = '', inner]) => {
      if (part === 'content') {
        const title = languages.find(({ index }) => String(index) === inner)?.title ?? inner
        return `${t('products.section.content')}, ${title}`
      }
      const known = NAMED.find((name) => name === (inner ?? part))
      return known ? t(`products.part.${known}`) : (inner ?? part)
    },
    wordsOf: ([part, inner], value) => {
      if (value === undefined || value === null) return ''
      if (part === 'content') {
        const { title, description } = value as { title: string; description: string }
        return [title, description].filter(Boolean).join('\n')
      }
      if (part === 'state') return t(`products.state.${value as 'enabled' | 'disabled' | 'archived'}`)
      if (part === 'price' || inner === 'salePrice') return money(value as number)
      if (part === 'vatRate') return `${(value as number) / 100} %`
      if (inner === 'kind') return t(`products.kind.${value as ProductKind}`)
      if (inner === 'stayMoment') return t(`products.stayMoment.${value as StayMoment}`)
      if (inner === 'availability') return t(`products.availability.${(value as Availability).kind}`)
      if (inner === 'cutOff') return cutOffWords(value as CutOff)
      if (inner === 'allergens')
        return (value as Allergen[]).map((mark) => t(`products.allergen.${mark}`)).join(', ')
      if (inner === 'diets') return (value as Diet[]).map((mark) => t(`products.diet.${mark}`)).join(', ')
      if (Array.isArray(value) && inner !== 'openingHours')
        return t('products.entries', { count: value.length })
      return plainWords(value) ?? t('conflict.changed')
    },
  }
}
