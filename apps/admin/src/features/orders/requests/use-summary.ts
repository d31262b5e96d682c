import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useCallback } from 'react'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'

const LINES_SHOWN = 3

type Ordered = Pick<RequestListItem, 'summary'>

/** "2 × Breakfast, 1 × Wine and 2 more". */
export function summaryWords(t: AdminTranslate, { summary }: Ordered): string {
  const shown = summary.slice(0, LINES_SHOWN).map((line) => t('requests.line', line))
  const hidden = summary.length - shown.length
  return hidden > 0 ? `${shown.join(', ')} ${t('requests.moreLines', { count: hidden })}` : shown.join(', ')
}

export function useSummary(): (request: Ordered) => string {
  const t = useT()
  return useCallback((request) => summaryWords(t, request), [t])
}
