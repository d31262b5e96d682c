import type { AnswerOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import {
  changeWeeklySummary,
  exportStatistics,
  getStatistics,
  getSubjectStatistics,
  getWeeklySummary,
} from '@innkeeper/api/statistics/subjects.ts'
import { getOrderStatistics, getOrderStatisticsCsv } from '@innkeeper/api/statistics.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import type { AskedStatistics } from './statistics-search.ts'

/** Visits come without being told; what is told refreshes at once. */
const LOOKED_AGAIN_EVERY_MS = 60_000

const keys = {
  orders: ['statistics', 'orders'] as const,
  overview: ['statistics', 'overview'] as const,
  subject: (subject: Subject) => ['statistics', 'subject', subject] as const,
  weekly: ['statistics', 'weekly'] as const,
}

export function statisticsQuery(asked: AskedStatistics) {
  return listQuery(keys.overview, asked, () => call(getStatistics, { query: asked }), {
    refetchInterval: LOOKED_AGAIN_EVERY_MS,
  })
}

export function subjectStatisticsQuery(subject: Subject, asked: AskedStatistics) {
  return listQuery(
    keys.subject(subject),
    asked,
    () => call(getSubjectStatistics, { params: { subject }, query: asked }),
    { refetchInterval: LOOKED_AGAIN_EVERY_MS },
  )
}

export function orderStatisticsQuery(period: Period) {
  return listQuery(keys.orders, period, () => call(getOrderStatistics, { query: period }))
}

/** Every line of the orders of a period. */
export function useOrdersCsv(period: Period) {
  return useMutation({
    mutationFn: (spreadsheet: Spreadsheet) => download(getOrderStatisticsCsv, { ...period, spreadsheet }),
  })
}

type ExportForm = Pick<QueryOf<typeof exportStatistics>, 'format' | 'spreadsheet'>

/** The numbers on the screen as a file: of one subject, or of all. */
export function useStatisticsExport(asked: AskedStatistics, subject: Subject | undefined) {
  return useMutation({
    mutationFn: (form: ExportForm) =>
      download(exportStatistics, { ...asked, ...form, ...(subject ? { subject } : {}) }),
  })
}

export const weeklySummaryQuery = queryOptions({
  queryKey: keys.weekly,
  queryFn: () => call(getWeeklySummary, {}),
})

type WeeklySummary = AnswerOf<typeof getWeeklySummary>

/** Shown as turned at once, and turned back where that failed. */
export function useTurnWeeklySummary() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(changeWeeklySummary, { body: { isOn } }),
    onMutate: async (isOn) => {
      await queryClient.cancelQueries({ queryKey: keys.weekly })
      const before = queryClient.getQueryData<WeeklySummary>(keys.weekly)
      queryClient.setQueryData<WeeklySummary>(keys.weekly, (shown) => shown && { ...shown, isOn })
      return before
    },
    onError: (_error, _isOn, before) => queryClient.setQueryData(keys.weekly, before),
    onSuccess: (summary) => queryClient.setQueryData(keys.weekly, summary),
  })
}

const told = (...subjects: Subject[]) => [keys.overview, ...subjects.map(keys.subject)]

export const statisticsLiveUpdates: LiveUpdates = {
  'order.placed': () => [keys.orders, ...told('orders', 'offers')],
  'order.changed': () => [keys.orders, ...told('orders', 'offers', 'answers')],
  'survey.answered': () => told('survey'),
  'registration.changed': () => told('registration'),
  'cleaning.changed': () => told('cleaning'),
  'thread.changed': () => told('answers'),
}
