import type { DealContent, DealProduct } from '@innkeeper/domain/upselling/deal-schema.ts'
import { ConflictDialog } from '../../../components/editing/form/conflict-dialog.tsx'
import type { FieldWords } from '../../../components/editing/form/field-choices.tsx'
import { usePlainWords } from '../../../components/editing/form/use-plain-words.ts'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import type { DealProductFacts } from '../use-deal-products.ts'
import type { DealDraft } from './deal-draft.ts'
import type { DealForm } from './use-deal-form.ts'

type Visibility = DealDraft['visibility']
type Props = { form: DealForm; facts: ReadonlyMap<string, DealProductFacts> }

/** The choice where a colleague changed the same part of the deal. */
export function DealConflict({ form, facts }: Props) {
  const t = useT()
  const words = useConflictWords(facts)
  return <ConflictDialog form={form} text={(name) => t('upselling.conflict', { name })} words={words} />
}

function useConflictWords(facts: ReadonlyMap<string, DealProductFacts>): FieldWords {
  const t = useT()
  const plainWords = usePlainWords()
  const { money } = useMoney()
  const languages = useContentLanguages()
  const names = useSegmentNames()
  const productWords = ({ productId, salePrice }: DealProduct) =>
    [facts.get(productId)?.name ?? t('upselling.product'), salePrice === null ? null : money(salePrice)]
      .filter((part) => part !== null)
      .join(', ')
  return {
    nameOf: ([part, inner = '', word]) => {
      if (part === 'content') {
        const title = languages.find(({ index }) => String(index) === inner)?.title ?? inner
        return `${t(`upselling.words.${word as keyof DealContent}`)}, ${title}`
      }
      return part === 'visibility'
        ? t(`upselling.part.${inner as keyof Visibility}`)
        : t(`upselling.part.${part as 'state' | 'products' | 'pictures'}`)
    },
    wordsOf: ([part, inner], value) => {
      if (part === 'state') return t(`upselling.standing.${value === 'active' ? 'on sale' : 'paused'}`)
      if (part === 'products') return (value as DealProduct[]).map(productWords).join('\n')
      if (part === 'pictures') return t('pictures.count', { count: (value as string[]).length })
      return (
        visibilityWords(t, inner as keyof Visibility, value, names) ??
        plainWords(value) ??
        t('conflict.changed')
      )
    },
  }
}

function visibilityWords(
  t: AdminTranslate,
  part: keyof Visibility,
  value: unknown,
  { targetGroups, unitCategories }: ReturnType<typeof useSegmentNames>,
): string | null {
  const named = (known: ReadonlyMap<string, string>) =>
    (value as string[]).map((id) => known.get(id) ?? id).join(', ')
  switch (part) {
    case 'guestJourney':
      return (value as Visibility['guestJourney']).map((each) => t(`products.journey.${each}`)).join(', ')
    case 'targetGroups':
      return named(targetGroups)
    case 'unitCategories':
      return named(unitCategories)
    case 'daysBeforeArrival':
    case 'nights': {
      const { from, to } = value as Visibility['nights']
      return `${from ?? '…'} – ${to ?? '…'}`
    }
    default:
      return null
  }
}
