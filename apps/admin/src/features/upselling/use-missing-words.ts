import type { DealSteps } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { useDefaultLanguage } from '../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../platform/texts.ts'
import type { DealProductFacts } from './use-deal-products.ts'

type Looked = { deal: Pick<Deal, 'products'>; steps: DealSteps }

/** What a deal still lacks, each as a colleague would say it. */
export function useMissingWords() {
  const t = useT()
  const { title } = useDefaultLanguage()
  return ({ deal, steps }: Looked, facts: ReadonlyMap<string, DealProductFacts>): string[] => {
    const unsold = deal.products.flatMap(({ productId }) => {
      const known = facts.get(productId)
      return known?.whyNot ? [t(`upselling.whyNot.${known.whyNot}`, { name: known.name })] : []
    })
    const what = deal.products.length === 0 ? [t('upselling.missing.what')] : unsold
    return [
      ...(steps.what ? [] : what.length > 0 ? what : [t('upselling.missing.product')]),
      ...(steps.words ? [] : [t('upselling.missing.words', { language: title })]),
      ...(steps.whom ? [] : [t('upselling.missing.whom')]),
    ]
  }
}
