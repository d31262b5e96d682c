import { getOrderStatistics, getOrderStatisticsCsv } from '@innkeeper/api/statistics.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

const keys = { orders: ['statistics', 'orders'] as const }

export function orderStatisticsQuery(period: Period) {
  return listQuery(keys.orders, period, () => call(getOrderStatistics, { query: period }))
}

export function useOrdersCsv(period: Period) {
  return useMutation({
    mutationFn: (spreadsheet: Spreadsheet) => download(getOrderStatisticsCsv, { ...period, spreadsheet }),
  })
}

export const statisticsLiveUpdates: LiveUpdates = {
  'order.placed': () => [keys.orders],
  'order.changed': () => [keys.orders],
}
