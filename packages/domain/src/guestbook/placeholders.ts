/** Words between double braces that stand for something of the guest's stay. */
export const PLACEHOLDERS = [
  'firstName',
  'lastName',
  'roomNumber',
  'propertyName',
  'arrival',
  'departure',
  'bookingLink',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const PATTERN = /[ ,\u00a0]*\{\{\s*(\w+)\s*\}\}/g

/** Fills placeholders; one without a value disappears together with the space or comma before it. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text
    .replace(PATTERN, (match, name: string) => {
      const value = values[name as Placeholder]
      return value ? match.slice(0, match.indexOf('{{')) + value : ''
    })
    .replace(/^[ ,\u00a0]+/, '')
}

/** Whether the text names anything that only a booking can fill. */
export function hasBookingPlaceholder(text: string): boolean {
  return [...text.matchAll(PATTERN)].some(([, name]) => name !== 'propertyName')
}
