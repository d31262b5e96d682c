import type { PropertySettings } from '@innkeeper/api/properties.ts'
import { visibleLanguages } from '@innkeeper/domain/properties/localization.ts'

/** The languages guests can choose, a line each, as a person compares two lists of them. */
export function languageLines(localization: PropertySettings['localization']): string {
  return visibleLanguages(localization)
    .map(({ title }) => title)
    .join('\n')
}

/** The review sites, a line each. */
export function reviewLines({ links }: PropertySettings['reviewLinks']): string {
  return links.map(({ name, address }) => `${name}: ${address}`).join('\n')
}

/** The custom guest fields, a line each. */
export function guestFieldLines({ fields }: PropertySettings['guestFields']): string {
  return fields.map(({ name }) => name).join('\n')
}
