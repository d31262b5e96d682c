import { isWrittenDay } from '@innkeeper/domain/registration/dates.ts'

/*
 * A date is typed as digits in the order of the language. What is stored is YYYY-MM-DD once it is whole, and what was
 * typed until then: the rules call that no valid date.
 */

const ISO = /^(\d{4})-(\d\d)-(\d\d)$/
type Part = 'DD' | 'MM' | 'YYYY'
type Meant = { today: string; isPast: boolean }

const partsOf = (pattern: string) => pattern.split(/[^A-Z]/) as Part[]
export const separatorOf = (pattern: string): string => /[^A-Z]/.exec(pattern)?.[0] ?? '/'

/** What the field shows for what is stored. */
export function shownDate(stored: string, pattern: string): string {
  const [, YYYY, MM, DD] = ISO.exec(stored) ?? []
  if (!YYYY || !MM || !DD) return stored
  const written: Record<Part, string> = { YYYY, MM, DD }
  return partsOf(pattern)
    .map((part) => written[part])
    .join(separatorOf(pattern))
}

/** What is stored for what the field shows. */
export function storedDate(shown: string, pattern: string): string {
  const text = shown.trim()
  if (ISO.test(text)) return text
  const groups = text.split(/\D+/).filter(Boolean)
  const parts = partsOf(pattern)
  if (groups.length !== parts.length) return shown
  const read = Object.fromEntries(parts.map((part, place) => [part, groups[place] ?? ''])) as Record<
    Part,
    string
  >
  if (read.YYYY.length !== 4 || read.MM.length > 2 || read.DD.length > 2) return shown
  return `${read.YYYY}-${read.MM.padStart(2, '0')}-${read.DD.padStart(2, '0')}`
}

/** Arabic and Persian digits mean the same. */
const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** What was typed or pasted at the end of the field, with its separators put in; taking away puts nothing back. */
export function typedDate(before: string, typed: string, pattern: string): string {
  const now = latinDigits(typed)
  if (isWrittenDay(now.trim())) return shownDate(now.trim(), pattern)
  if (now !== before && before.startsWith(now)) return now
  const separator = separatorOf(pattern)
  const parts = partsOf(pattern)
  const groups: string[] = ['']
  for (const letter of now) {
    const place = groups.length - 1
    const group = groups[place] ?? ''
    const isLast = place === parts.length - 1
    if (/\d/.test(letter)) {
      // A year that begins with a separated day is still to come.
      const isYearLast = isLast && parts[0] === 'YYYY' && (groups[0]?.length ?? 0) <= 2
      const most = isYearLast ? 4 : (parts[place]?.length ?? 0)
      if (group.length < most) groups[place] = group + letter
      else if (!isLast) groups.push(letter)
    } else if (group !== '' && !isLast) {
      // Whoever types the separator means a day or month of one digit.
      if (parts[place] !== 'YYYY') groups[place] = group.padStart(2, '0')
      groups.push('')
    }
  }
  const last = groups.length - 1
  if (last < parts.length - 1 && groups[last]?.length === parts[last]?.length) groups.push('')
  return inOtherOrder(now, pattern) ?? groups.join(separator)
}

/** Eight digits that are no day in the order of the language, but one with the year at the other end. */
function inOtherOrder(now: string, pattern: string): string | null {
  const digits = now.replace(/\D/g, '')
  if (digits.length !== 8 || isWrittenDay(storedDate(withSeparators(digits, pattern), pattern))) return null
  const other = partsOf(pattern)[0] === 'YYYY' ? 'DD-MM-YYYY' : 'YYYY-MM-DD'
  const stored = storedDate(withSeparators(digits, other), other)
  return isWrittenDay(stored) ? shownDate(stored, pattern) : null
}

const withSeparators = (digits: string, pattern: string): string =>
  partsOf(pattern)[0] === 'YYYY'
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`

/** What is meant once somebody leaves the field: a year of two digits is one that has been, or for what ends, one to come. */
export function settledDate(shown: string, pattern: string, { today, isPast }: Meant): string {
  const stored = storedDate(shown, pattern)
  const groups = shown.split(/\D+/).filter(Boolean)
  if (isWrittenDay(stored) || groups.length !== 3 || groups.some(({ length }) => length > 2)) return stored
  for (const order of [partsOf(pattern), partsOf('DD-MM-YYYY')]) {
    const read = (part: Part) => (groups[order.indexOf(part)] ?? '').padStart(2, '0')
    const recent = `20${read('YYYY')}-${read('MM')}-${read('DD')}`
    const meant = isPast && recent > today ? recent.replace(/^20/, '19') : recent
    if (isWrittenDay(meant)) return meant
  }
  return stored
}
