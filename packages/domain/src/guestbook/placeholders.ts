/** Words between double braces that stand for something of the guest's stay. */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'roomNumber',
  'propertyName',
  'arrival',
  'departure',
  'bookingLink',
  'surveyLink',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Partial<Record<Placeholder, string>>

/** A text that begins with one: what it leaves behind must not begin with a comma. */
const AT_START = /^[ ,\u00a0]*\{\{/
/** Spaces that no placeholder follows are taken in one step: tried one by one, a long run of them has no end. */
const PATTERN = /[ ,\u00a0]*\{\{\s*(\w+)\s*\}\}|[ ,\u00a0]+/g

/** Fills placeholders; one without a value disappears together with the space or comma before it. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const filled = text.replace(PATTERN, (match, name: string | undefined) => {
    if (name === undefined) return match
    // What every object inherits is nobody's value.
    const value = Object.hasOwn(values, name) ? values[name as Placeholder] : undefined
    return value ? match.slice(0, match.indexOf('{{')) + value : ''
  })
  // Only then: words between other marks rightly begin with a space.
  return AT_START.test(text) ? filled.replace(/^[ ,\u00a0]+/, '') : filled
}

/** Whether the text names anything that only a booking can fill. */
export function hasBookingPlaceholder(text: string): boolean {
  return [...text.matchAll(PATTERN)].some(([, name]) => name !== undefined && name !== 'propertyName')
}
