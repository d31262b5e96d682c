/** "1 450,50" or "1,450.50": spaces and apostrophes group, and so does whichever of point and comma stands before the other. */
const GROUPED = /[\s'’\u00a0\u2009\u202f]/g

/**
 * Integer minor units of an amount as people type it, null where it is none. The last point or comma begins the
 * decimals; followed by three digits it groups thousands, unless the currency itself has three decimals.
 */
export function minorUnitsOf(typed: string, digits: number): number | null {
  const text = typed.replace(GROUPED, '')
  if (!/^\d[\d.,]*$/.test(text)) return null
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const after = at === -1 ? '' : text.slice(at + 1)
  const hasDecimals = at !== -1 && !(after.length === 3 && digits !== 3)
  const whole = hasDecimals ? text.slice(0, at) : text
  const decimals = hasDecimals ? after : ''
  if (decimals.length > digits || !isWhole(whole, hasDecimals ? text[at] : undefined)) return null
  const units = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(digits, '0'))
  return Number.isSafeInteger(units) ? units : null
}

/** Digits alone, or in groups of three parted by one sign that is not the decimals' own. */
function isWhole(text: string, decimalSign: string | undefined): boolean {
  if (/^\d+$/.test(text)) return true
  const sign = text.match(/[.,]/)?.[0]
  return sign !== decimalSign && text.split(sign ?? '').every((part, place) => isGroup(part, place))
}

function isGroup(part: string, place: number): boolean {
  return place === 0 ? /^\d{1,3}$/.test(part) : /^\d{3}$/.test(part)
}

/** The amount as it stands in a field: decimals only where there are any, nothing that groups. */
export function amountText(minorUnits: number, digits: number): string {
  const base = 10 ** digits
  const rest = minorUnits % base
  const whole = String(Math.floor(minorUnits / base))
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(digits, '0')}`
}
