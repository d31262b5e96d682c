import type { PropertySettings } from '@innkeeper/api/properties.ts'

/** What every section of the settings gets: the whole, a way to change it, what is wrong by field. */
export type SettingsSection = {
  settings: PropertySettings
  set: (part: Partial<PropertySettings>) => void
  errors: Partial<Record<string, string>>
}

/** An emptied field is a setting that is not there. */
export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}
