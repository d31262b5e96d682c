import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { shortName } from '@innkeeper/domain/properties/short-name.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { APP_ICONS } from './app-icon.ts'
import type { PropertyRow } from './repository.ts'

/** What a home screen needs to know to show a property's guestbook as an app of its own. */
export async function appManifest(property: PropertyRow) {
  // All catalogues in all languages: nobody should wait for them at the start.
  const { translate } = await import('@innkeeper/i18n/translate.ts')
  const { propertyId, name, brand, localization, revision } = property
  const lang = defaultLanguage(localization)?.code ?? 'en'
  return {
    id: `/guestbook/${propertyId}`,
    name,
    short_name: shortName(name),
    description: translate(lang, 'greeting.welcomeTo', { propertyName: name }),
    lang,
    dir: directionOf(lang),
    display: 'standalone',
    scope: '/',
    // The root leads to the guestbook that was opened last (spec 2); the query tells whose app it is.
    start_url: `/?hotel=${propertyId}`,
    theme_color: brand.paperColour,
    background_color: brand.paperColour,
    icons: Object.entries(APP_ICONS).flatMap(([file, { size, purpose }]) =>
      purpose === null
        ? []
        : {
            src: `/app-icon/${propertyId}/${file}?v=${revision}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          },
    ),
  }
}
