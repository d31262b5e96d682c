import { isDeepStrictEqual } from 'node:util'
import type { StoredBooking } from '../write-booking.ts'

/** A change as history keeps it: moments are texts there. */
type KeptChange = { before: Record<string, unknown>; after: Record<string, unknown> }

const MOMENTS: readonly string[] = ['cancelledAt', 'noShowAt', 'checkedInAt', 'checkedOutAt']
/** What another system said is no field anybody sees; it goes back with the others. */
const UNSEEN: readonly string[] = ['outside']

const asKept = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))
const asStored = (field: string, value: unknown) =>
  MOMENTS.includes(field) && typeof value === 'string' ? new Date(value) : value

/** The fields that can be put back because they are still as the change left them, and those that are not. */
export function restoredFields(
  booking: StoredBooking,
  { before, after }: KeptChange,
): { fields: Partial<StoredBooking>; kept: string[] } {
  const names = Object.keys(before)
  const current = booking as unknown as Record<string, unknown>
  const isAsLeft = (name: string) => isDeepStrictEqual(asKept(current[name]), asKept(after[name]))
  const seen = names.filter((name) => !UNSEEN.includes(name))
  const restored = seen.filter(isAsLeft)
  const unseen = restored.length === 0 ? [] : names.filter((name) => UNSEEN.includes(name) && isAsLeft(name))
  return {
    fields: Object.fromEntries([...restored, ...unseen].map((name) => [name, asStored(name, before[name])])),
    kept: seen.filter((name) => !restored.includes(name)),
  }
}
