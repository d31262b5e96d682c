import { scrubText } from './scrub-text.ts'

const MAX_DEPTH = 6
const MAX_ENTRIES = 100

// Compared without case, `_` and `-`.
const PERSONAL_FIELD =
  /name$|mail|phone|mobile|address|street|city|postal|zip|birth|born|passport|document|national|citizen|signature|occupation|company|guest$|person|companion|comment|note|password|passphrase|secret|token|cookie|authori[sz]ation|session|key$|otp|pin$|card$|iban|body|payload|query|params|search|header|useragent|^ip$|clientip|text|html|subject|answer/

/** A copy without personal data: fields that hold it by their name, and what looks like it in every text. */
export function scrub(value: unknown): unknown {
  return scrubbed(value, 0, new Set())
}

function scrubbed(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value === 'number') return Math.abs(value) >= 1_000_000 ? '[number]' : value
  if (typeof value === 'boolean' || value === null || value === undefined) return value
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth >= MAX_DEPTH || above.has(value)) return '[…]'
  if (value instanceof Error) return { type: scrubText(value.name), message: scrubText(value.message) }
  const path = new Set(above).add(value)
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((item) => scrubbed(item, depth + 1, path))
  if (!isPlain(value)) return '[object]'
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([field, inner]) => [
        scrubText(field),
        isPersonal(field) ? '[removed]' : scrubbed(inner, depth + 1, path),
      ]),
  )
}

function isPersonal(field: string): boolean {
  return PERSONAL_FIELD.test(field.toLowerCase().replace(/[_-]/g, ''))
}

// Dates, buffers, maps and class instances say more than they seem to; only plain data is looked into.
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
