import type { Finding } from './finding.ts'
import { type CatalogueFile, checkCatalogues, checkErrorCodes, idsOf } from './locales-catalogues.ts'
import { checkScreens } from './locales-screens.ts'
import { checkUsage } from './locales-usage.ts'

export type LocaleCheck = {
  catalogues: readonly CatalogueFile[]
  /** The apps' sources by path, tests left out. */
  sources: ReadonlyMap<string, string>
  errorCodes: readonly string[]
  sameAsEnglish: readonly string[]
  awaitedTexts: readonly string[]
  brandNames: readonly string[]
}

/** Everything that can be wrong with the product's texts, from the catalogues to the screens. */
export function checkLocales(check: LocaleCheck): Finding[] {
  const ids = new Set(
    idsOf(check.catalogues, [
      'guest',
      'guestbook',
      'orders',
      'registration',
      'upgrades',
      'store',
      'survey',
      'cleaning',
      'privacy',
      'failures',
      'welcome',
      'registration',
      'admin',
      'errors',
      'mail',
    ]).keys(),
  )
  return [
    ...checkCatalogues(check.catalogues, check.sameAsEnglish),
    ...checkErrorCodes(check.catalogues, check.errorCodes),
    ...checkUsage(check.catalogues, check.sources, check.awaitedTexts),
    ...checkScreens(check.sources, ids, check.brandNames),
  ]
}
