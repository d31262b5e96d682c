import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { dealTitle } from '@innkeeper/domain/upselling/deal-words.ts'
import { useCallback } from 'react'
import { useDefaultLanguage } from '../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../platform/texts.ts'

/** What staff call a deal: its title in the property's language, else in any. */
export function useDealTitle(): (deal: Pick<Deal, 'content'>) => string {
  const t = useT()
  const { index } = useDefaultLanguage()
  return useCallback(
    (deal) =>
      dealTitle(deal, index) ||
      Object.values(deal.content).find(({ title }) => title.trim() !== '')?.title ||
      t('upselling.unnamed'),
    [index, t],
  )
}
