import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { modulesIn } from '@innkeeper/domain/html-builder/localized-modules.ts'
import {
  defaultLanguage,
  type Localization,
  type PropertyLanguage,
} from '@innkeeper/domain/properties/localization.ts'
import type { ReadPage } from './read-page.ts'

/** A page in one language; null when no language has anything to show. */
export function presentGuestTemplate(
  { id, style, modules, pictures }: ReadPage,
  localization: Localization,
  asked: PropertyLanguage,
): GuestTemplate | null {
  const fallback = defaultLanguage(localization) ?? asked
  const found = modulesIn(modules, asked.index, fallback.index)
  if (!found) return null
  const foundIn = Object.values(localization.languages).find(({ index }) => index === found.index)
  return {
    id,
    language: { code: asked.code, index: asked.index },
    contentLanguage: (foundIn ?? fallback).code,
    style,
    modules: [...found.modules],
    pictures: Object.fromEntries(
      [...pictures].map(([id, { alt: _, isDecorative: __, ...facts }]) => [id, facts]),
    ),
  }
}
