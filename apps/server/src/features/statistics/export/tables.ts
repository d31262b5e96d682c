import type { StatisticsOverview, SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { addCounts, type Counts, hasMoney, measureValue } from '@innkeeper/domain/statistics/counts.ts'
import {
  type Factors,
  type Measure,
  STATISTICS,
  type Subject,
} from '@innkeeper/domain/statistics/subjects.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { rowName } from './row-name.ts'
import { GONE, MEASURE_NAMES, PART_NAMES, SUBJECT_NAMES, UNIT_NAMES, VOUCHER_WORDS } from './words.ts'

/** A number with so many decimals, as it is read: money in the currency itself, shares in hundredths. */
export type Figure = { value: number; decimals: number }
export type ExportCell = string | Figure | null
export type ExportColumn = { title: string; kind: 'text' | 'date' | 'number'; decimals: number }
export type ExportTable = { name: string; columns: ExportColumn[]; rows: ExportCell[][] }

type Answer = StatisticsOverview | SubjectStatistics
type Shown = { subject: Subject; id: string; measure: Measure }
type Days = { date: string; counts: Counts }[]
type As = { factors: Factors; currency: string }

const text = (title: string): ExportColumn => ({ title, kind: 'text', decimals: 0 })
const date = (title: string): ExportColumn => ({ title, kind: 'date', decimals: 0 })

/** What an answer holds as tables: the figures, the days, one for each part, and what else its page shows. */
export function tablesOf(answer: Answer, timeZone: string): ExportTable[] {
  return 'subject' in answer
    ? [
        ...[figuresOf(answer), daysOf(answer), ...partsOf(answer)],
        ...vouchersOf(answer, timeZone),
        ...propertiesOf(answer),
      ]
    : [figuresOf(answer), daysOf(answer)]
}

/** Subjects with what was counted, however they were asked for. */
function subjectsOf(answer: Answer): { subject: Subject; days: Days; now: Counts; before: Counts }[] {
  const all = 'subject' in answer ? [{ ...answer, before: sumOf(answer.beforeDays) }] : answer.subjects
  return all.map(({ subject, days, before }) => ({ subject, days, now: sumOf(days), before }))
}

const sumOf = (days: Days): Counts => addCounts(days.map(({ counts }) => counts))

function figuresOf(answer: Answer): ExportTable {
  const { from, to, compareFrom, compareTo, currency, otherCurrencies } = answer
  const rows = subjectsOf(answer).flatMap(({ subject, now, before }) =>
    measuresOf(subject).map((shown): ExportCell[] => [
      SUBJECT_NAMES[subject],
      nameOf(shown),
      unitOf(shown.measure, currency),
      figure(shown.measure, now, answer),
      figure(shown.measure, before, answer),
    ]),
  )
  const isOfMoney = subjectsOf(answer).some(({ subject }) => hasMoney(subject))
  const leftOut = (isOfMoney ? otherCurrencies : []).map((house): ExportCell[] => [
    'Money left out',
    house.name,
    house.currency,
    null,
    null,
  ])
  return {
    name: 'Figures',
    columns: [
      text('Subject'),
      text('Number'),
      text('Unit'),
      { title: `${from} to ${to}`, kind: 'number', decimals: 2 },
      { title: `${compareFrom} to ${compareTo}`, kind: 'number', decimals: 2 },
    ],
    rows: [...rows, ...leftOut],
  }
}

function daysOf(answer: Answer): ExportTable {
  const all = subjectsOf(answer)
  const shown = all.flatMap(({ subject }) => measuresOf(subject))
  const byDay = new Map<string, Map<Subject, Counts>>()
  for (const { subject, days } of all) {
    for (const { date, counts } of days) {
      byDay.set(date, (byDay.get(date) ?? new Map<Subject, Counts>()).set(subject, counts))
    }
  }
  const dates = [...byDay.keys()].sort()
  return {
    name: 'Days',
    columns: [date('Date'), ...shown.map((one) => columnOf(one, answer.currency, all.length > 1))],
    rows: dates.map((date) => [
      date,
      ...shown.map(({ subject, measure }) => figure(measure, byDay.get(date)?.get(subject) ?? {}, answer)),
    ]),
  }
}

function partsOf(answer: SubjectStatistics): ExportTable[] {
  const { subject, parts, currency } = answer
  return parts.map(({ part, rows }) => {
    const ids = STATISTICS[subject].parts[part] ?? []
    const shown = ids.flatMap((id) => measuresOf(subject).filter((one) => one.id === id))
    return {
      name: PART_NAMES[part] ?? part,
      columns: [
        text(PART_NAMES[part] ?? part),
        ...shown.flatMap((one) => {
          const column = columnOf(one, currency, false)
          return [column, { ...column, title: `${column.title}, before` }]
        }),
      ],
      rows: rows.map(({ row, name, counts, before }) => [
        rowName(part, { row, name }),
        ...shown.flatMap(({ measure }) => [figure(measure, counts, answer), figure(measure, before, answer)]),
      ]),
    }
  })
}

/** What was ever redeemed of each card; one that nobody redeemed has no days. */
function vouchersOf({ vouchers }: SubjectStatistics, timeZone: string): ExportTable[] {
  if (!vouchers) return []
  const { title, voucher, ever, first, last, deleted } = VOUCHER_WORDS
  const dayOf = (at: string | null) => (at === null ? null : localTimeAt(Date.parse(at), timeZone).date)
  return [
    {
      name: title,
      columns: [text(voucher), { title: ever, kind: 'number', decimals: 0 }, date(first), date(last)],
      rows: vouchers.map(({ name, isActive, redeemed, firstRedeemedAt, lastRedeemedAt }) => [
        isActive ? (name ?? GONE) : deleted(name ?? GONE),
        { value: redeemed, decimals: 0 },
        dayOf(firstRedeemedAt),
        dayOf(lastRedeemedAt),
      ]),
    },
  ]
}

function propertiesOf({ byProperty, subject, ...as }: SubjectStatistics): ExportTable[] {
  if (byProperty.length === 0) return []
  const shown = measuresOf(subject)
  return [
    {
      name: 'Properties',
      columns: [text('Property'), ...shown.map((one) => columnOf(one, as.currency, false))],
      rows: byProperty.map(({ name, counts }) => [
        name,
        ...shown.map(({ measure }) => figure(measure, counts, as)),
      ]),
    },
  ]
}

const measuresOf = (subject: Subject): Shown[] =>
  Object.entries(STATISTICS[subject].measures).map(([id, measure]) => ({ subject, id, measure }))

const nameOf = ({ subject, id }: Shown): string => MEASURE_NAMES[subject][id] ?? id

const unitOf = ({ unit }: Measure, currency: string): string =>
  unit === 'money' ? currency : UNIT_NAMES[unit]

function columnOf(shown: Shown, currency: string, isOfMany: boolean): ExportColumn {
  const unit = unitOf(shown.measure, currency)
  const name = isOfMany ? `${SUBJECT_NAMES[shown.subject]}: ${nameOf(shown)}` : nameOf(shown)
  return {
    title: unit === '' ? name : `${name} (${unit})`,
    kind: 'number',
    decimals: decimalsOf(shown.measure, currency),
  }
}

function decimalsOf({ unit }: Measure, currency: string): number {
  if (unit === 'money') return minorUnitDigits(currency)
  return unit === 'share' || unit === 'score' ? 1 : 0
}

function figure(measure: Measure, counts: Counts, { factors, currency }: As): Figure | null {
  const value = measureValue(measure, counts, factors)
  if (value === null) return null
  const decimals = decimalsOf(measure, currency)
  const shown =
    measure.unit === 'money' ? value / 10 ** decimals : measure.unit === 'share' ? value * 100 : value
  return { value: Number(shown.toFixed(decimals)), decimals }
}
