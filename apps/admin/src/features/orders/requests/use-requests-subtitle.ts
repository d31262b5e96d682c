import { useQuery } from '@tanstack/react-query'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import { waitingQuery } from './api.ts'
import type { RequestsView } from './no-requests.tsx'

/** What the page is about; the kitchen reads whose requests it sees. */
export function useRequestsSubtitle(view: RequestsView): string {
  const t = useT()
  const { data } = useQuery(waitingQuery)
  if (view === 'preview') return t('requests.preview.subtitle')
  const categories = data?.categories ?? []
  if (categories.length === 0) return t('requests.subtitle')
  return t('requests.kitchen.subtitle', {
    categories: new Intl.ListFormat(ADMIN_LANGUAGE).format(categories),
  })
}
