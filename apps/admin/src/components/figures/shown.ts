import { formatMoney, formatNumber, minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { formatDateOnly } from '../../platform/own-formats.ts'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'
import type { StepUnit } from './chart-steps.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)

export const shownMoney = (minorUnits: number, currency: string) => formatMoney(minorUnits, currency, locale)
export const shownNumber = (value: number) => formatNumber(value, locale)
export const shownDay = (date: string) => formatDateOnly(date)

/** Whole units without the currency, for the edge of a chart. */
export function shownAmount(minorUnits: number, currency: string): string {
  return shownNumber(Math.round(minorUnits / 10 ** minorUnitDigits(currency)))
}

const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })

/** On the edge of a chart: "15/11" for a day or the first of a week, "Nov" for a month. */
export function shortStep(date: string, unit: StepUnit): string {
  if (unit === 'month') return monthName.format(Date.parse(date))
  return `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
}

export function shownStep({ from, to }: { from: string; to: string }): string {
  return from === to ? shownDay(from) : `${shownDay(from)} – ${shownDay(to)}`
}
