import { isDay } from '../../calendar-range.ts'
import { dayOfIsoDate } from '../../time.ts'

/** Which number comes first where the year does not. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** Month names by how they begin, in the languages of the product. */
const MONTHS: readonly string[] = [
  'jan,tam',
  'feb,helm',
  'mar,mrt,maa,maalis',
  'apr,huht',
  'may,maj,mai,mei,touk',
  'jun,kesa',
  'jul,hein',
  'aug,elo',
  'sep,syys',
  'oct,okt,loka',
  'nov,marras',
  'dec,des,joul',
]
/** Longer beginnings first: marraskuu is not March. */
const MONTH_OF = MONTHS.flatMap((names, index) =>
  names.split(',').map((name) => [name, index + 1] as const),
).sort(([one], [other]) => other.length - one.length)

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const YEAR_FIRST_SHORT = /^(20\d\d)(\d\d)(\d\d)$/
const YEAR_LAST = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})(?![\d:])/
const MONTH_NAMED = /^(\d{1,2})[-/. ]*(\p{L}{3,})[-/., ]*(\d{4}|\d{2})(?![\d:])/u
const MONTH_NAMED_FIRST = /^(\p{L}{3,})[. ]+(\d{1,2})[., ]+(\d{4})(?!\d)/u
const WEEKDAY = /^\p{L}{2,12}[.,]+\s*(?=\d)|^\p{L}{2,3}\s+(?=\d)/u

const dayOf = (year: string, month: number | string, day: string): string | null => {
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

function monthNamed(name: string): number | null {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return MONTH_OF.find(([beginning]) => plain.startsWith(beginning))?.[1] ?? null
}

/** A day as somebody wrote it, `YYYY-MM-DD`; what stands behind it, such as a time, is left out. Null for no day. */
export function readDay(text: string, order: DateOrder): string | null {
  const american = MONTH_NAMED_FIRST.exec(text.trim())
  if (american) return dayOf(american[3] ?? '', monthNamed(american[1] ?? '') ?? 0, american[2] ?? '')
  const value = text.trim().replace(WEEKDAY, '')
  const first = YEAR_FIRST.exec(value) ?? YEAR_FIRST_SHORT.exec(value)
  if (first) return dayOf(first[1] ?? '', first[2] ?? '', first[3] ?? '')
  const last = YEAR_LAST.exec(value)
  if (last) {
    const [, one = '', two = '', year = ''] = last
    return order === 'dmy' ? dayOf(year, two, one) : dayOf(year, one, two)
  }
  const named = MONTH_NAMED.exec(value)
  return named && dayOf(named[3] ?? '', monthNamed(named[2] ?? '') ?? 0, named[1] ?? '')
}

/** What the values of a column say of their order; counted while a file comes in. */
export type DateEvidence = {
  /** The year comes first, or the month has a name: every order reads it alike. */
  plain: number
  /** Can only be day and month, or only month and day. */
  dmy: number
  mdy: number
  /** Could be both, such as 03/04/2026. */
  either: number
}

export const NO_EVIDENCE: DateEvidence = { plain: 0, dmy: 0, mdy: 0, either: 0 }

/** Adds what one value says; most cells of a file are no dates and cost one look. */
export function addEvidence(evidence: DateEvidence, text: string): void {
  if (text.length < 6 || text.length > 40) return
  const asDmy = readDay(text, 'dmy')
  const asMdy = readDay(text, 'mdy')
  if (asDmy === null && asMdy === null) return
  if (asDmy === asMdy) {
    // 05/05/2026 says nothing of its order either.
    if (YEAR_LAST.test(text.trim())) evidence.either += 1
    else evidence.plain += 1
  } else if (asMdy === null) evidence.dmy += 1
  else if (asDmy === null) evidence.mdy += 1
  else evidence.either += 1
}

/**
 * How sure the order is: `plain` where none is needed, `clear` by the values alone, `by stays` because only one gives
 * stays of a usual length, `open` where staff have to say, `mixed` where the values contradict each other.
 */
export type DateCertainty = 'plain' | 'clear' | 'by stays' | 'open' | 'mixed'
export type RecognisedDates = { order: DateOrder; certainty: DateCertainty }

const USUAL_NIGHTS = 30

/** The order of a file's dates, from what its date columns say and, where that leaves it open, from some stays. */
export function recogniseDates(
  columns: readonly DateEvidence[],
  stays: readonly { arrival: string; departure: string }[] = [],
): RecognisedDates {
  const sum = (key: keyof DateEvidence) => columns.reduce((total, column) => total + column[key], 0)
  const [dmy, mdy] = [sum('dmy'), sum('mdy')]
  if (dmy > 0 && mdy > 0) return { order: dmy >= mdy ? 'dmy' : 'mdy', certainty: 'mixed' }
  if (dmy > 0 || mdy > 0) return { order: dmy > 0 ? 'dmy' : 'mdy', certainty: 'clear' }
  if (sum('either') === 0) return { order: 'dmy', certainty: 'plain' }
  const usual = (order: DateOrder) => stays.filter((stay) => isUsual(stay, order)).length
  const [usualDmy, usualMdy] = [usual('dmy'), usual('mdy')]
  if (usualDmy === usualMdy) return { order: 'dmy', certainty: 'open' }
  return { order: usualDmy > usualMdy ? 'dmy' : 'mdy', certainty: 'by stays' }
}

function isUsual(stay: { arrival: string; departure: string }, order: DateOrder): boolean {
  const arrival = readDay(stay.arrival, order)
  const departure = readDay(stay.departure, order)
  if (!arrival || !departure) return false
  const nights = dayOfIsoDate(departure) - dayOfIsoDate(arrival)
  return nights >= 0 && nights <= USUAL_NIGHTS
}
