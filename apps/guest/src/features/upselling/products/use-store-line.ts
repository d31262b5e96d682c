import type { Store } from '@innkeeper/api/upselling/store.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'

/** Until when something can be chosen, on the house's own clock. */
export function useStoreLine({ closesAt }: Pick<Store, 'closesAt'>): string {
  const t = useStoreTexts()
  const { moment } = useStoreFormats()
  return t('store.until', moment(Date.parse(closesAt)))
}
