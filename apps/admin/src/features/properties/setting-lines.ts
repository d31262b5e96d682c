import type { PropertySettings } from '@innkeeper/api/properties.ts'

/** Settings that are a few texts together, which a person compares best by reading them. */
const OF_TEXTS: readonly (keyof PropertySettings)[] = ['contact', 'seller', 'policyLinks', 'reviewLinks']

/** What such a setting says, a line for each of its texts; null for any other. */
export function settingLines(name: string, value: unknown): string | null {
  if (!OF_TEXTS.some((known) => known === name)) return null
  return textsIn(value).join('\n')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
