import type { GuestField } from '@innkeeper/domain/properties/schema.ts'

export function renameField(fields: readonly GuestField[], id: string, name: string): GuestField[] {
  return fields.map((field) => (field.id === id ? { ...field, name } : field))
}

/** Moves a field one place up or down; at the end of the list it stays. */
export function moveField(fields: readonly GuestField[], id: string, by: -1 | 1): GuestField[] {
  const from = fields.findIndex((field) => field.id === id)
  const [one, other] = [fields[from], fields[from + by]]
  if (!one || !other) return [...fields]
  return fields.with(from, other).with(from + by, one)
}
