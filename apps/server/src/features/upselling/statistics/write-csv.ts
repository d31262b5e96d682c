import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { CSV_MARK, type CsvForm, csvNumber } from '@innkeeper/domain/properties/spreadsheet.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import papaparse from 'papaparse'

const COLUMNS = [
  'by',
  'date',
  'deal',
  'origin',
  'name',
  'shown',
  'opened',
  'in cart',
  'requested',
  'accepted',
  'revenue',
  'currency',
  'count',
  'average',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string>>
type Origin = UpsellingStatistics['byOrigin'][number]

/**
 * The funnel by day, by deal and by origin, then upgrades, reasons and arrivals, a line each; nobody is in it. What is
 * not counted is an empty cell, not a zero.
 */
export function upsellingCsv(
  statistics: UpsellingStatistics,
  form: CsvForm,
): { text: string; lines: number } {
  const { currency, days, byDeal, byOrigin, upgrades, declineReasons, takenBack, arrivals } = statistics
  const digits = minorUnitDigits(currency)
  const money = (amount: number) => csvNumber(amount / 10 ** digits, digits, form)
  const requestsOf = ({ requested, accepted, revenue }: UpsellingStatistics['upgrades']): Row => ({
    requested: String(requested),
    accepted: String(accepted),
    revenue: money(revenue),
    currency,
  })
  const stepsOf = ({ shown, opened, inCart, ...requests }: UpsellingStatistics['total']): Row => ({
    shown: String(shown),
    opened: String(opened),
    'in cart': String(inCart),
    ...requestsOf(requests),
  })
  const originOf = ({ kind, id, label }: Origin): Row => ({
    origin: id === '' ? kind : `${kind}/${id}`,
    name: label ?? '',
  })
  const lines: Row[] = [
    ...days.map((day) => ({ by: 'day', date: day.date, ...stepsOf(day) })),
    ...byDeal.map((deal) => ({ by: 'deal', deal: deal.dealId, name: deal.title ?? '', ...stepsOf(deal) })),
    ...byOrigin.map((origin) => ({ by: 'origin', ...originOf(origin), ...stepsOf(origin) })),
    { by: 'room upgrades', ...requestsOf(upgrades) },
    ...byOrigin
      .filter((origin) => origin.upgrades.requested > 0)
      .map((origin) => ({
        by: 'room upgrades, origin',
        ...originOf(origin),
        ...requestsOf(origin.upgrades),
      })),
    ...declineReasons.map(({ reason, count }) => ({ by: 'declined', name: reason, count: String(count) })),
    { by: 'taken back', name: GUEST_CANCELLED_REASON, count: String(takenBack) },
    {
      by: 'arrivals',
      count: String(arrivals.count),
      ...(arrivals.averageRevenue !== null && { average: money(arrivals.averageRevenue), currency }),
    },
  ]
  const cells = lines.map((line) => COLUMNS.map((column) => formulaSafe(line[column] ?? '')))
  const table = papaparse.unparse([[...COLUMNS], ...cells], { delimiter: form.delimiter })
  return { text: `${CSV_MARK}${table}\r\n`, lines: lines.length }
}
