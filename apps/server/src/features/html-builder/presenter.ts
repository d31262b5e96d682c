import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { modulesIn } from '@innkeeper/domain/html-builder/localized-modules.ts'
import { type MediaOwner, mediaIdOf } from '@innkeeper/domain/media/links.ts'
import {
  defaultLanguage,
  type Localization,
  type PropertyLanguage,
} from '@innkeeper/domain/properties/localization.ts'
import { imagesOf } from '@innkeeper/html-builder/module-images.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import type { ReadTemplate } from './read-template.ts'

/** A page in one language; null when no language has anything to show. */
export function presentGuestTemplate(
  { template, modules, pictures }: ReadTemplate,
  localization: Localization,
  asked: PropertyLanguage,
): GuestTemplate | null {
  const fallback = defaultLanguage(localization) ?? asked
  const found = modulesIn(modules, asked.index, fallback.index)
  if (!found) return null
  const foundIn = Object.values(localization.languages).find(({ index }) => index === found.index)
  return {
    id: template.id,
    language: { code: asked.code, index: asked.index },
    contentLanguage: (foundIn ?? fallback).code,
    style: template.style,
    modules: [...found.modules],
    pictures: Object.fromEntries(
      [...pictures].map(([id, { alt: _, isDecorative: __, ...facts }]) => [id, facts]),
    ),
  }
}

/** The property's own pictures that the modules name. */
export function mediaIdsOf(modules: readonly TemplateModule[], owner: MediaOwner): string[] {
  const ids = modules.flatMap(imagesOf).map(({ url }) => mediaIdOf(url, owner))
  return [...new Set(ids.filter((id) => id !== null))]
}
