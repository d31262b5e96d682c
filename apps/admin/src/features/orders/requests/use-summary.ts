import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useCallback } from 'react'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { lineWhenWords } from './line-when-words.ts'

const LINES_SHOWN = 3

type Ordered = Pick<RequestListItem, 'summary' | 'source'>

/** "2 × Breakfast, 1 × Wine and 2 more"; what is for certain days says them. */
export function summaryWords(t: AdminTranslate, { summary, source }: Ordered, today: string): string {
  if (source === 'room upgrades') return upgradeWords(t, summary, today)
  const shown = summary.slice(0, LINES_SHOWN).map((line) => {
    const when = lineWhenWords(t, line, today)
    const words = t('requests.line', line)
    if (when === '') return words
    return summary.length === 1 ? `${words}, ${when}` : `${words} (${when})`
  })
  const hidden = summary.length - shown.length
  return hidden > 0 ? `${shown.join(', ')} ${t('requests.moreLines', { count: hidden })}` : shown.join(', ')
}

/** "Upgrade to Fjord suite, 6 nights from Tue 24 Nov": its lines are the nights at one price each, and no rooms. */
function upgradeWords(t: AdminTranslate, summary: Ordered['summary'], today: string): string {
  const title = summary[0]?.title ?? ''
  const nights = summary.flatMap(({ days }) => days).toSorted()
  const from = lineWhenWords(t, { days: nights.slice(0, 1), time: null }, today)
  return from === ''
    ? t('requests.upgrade', { title })
    : t('requests.upgrade.nights', { title, count: nights.length, from })
}

export function useSummary(): (request: Ordered) => string {
  const t = useT()
  const today = useToday()
  return useCallback((request) => summaryWords(t, request, today), [t, today])
}
