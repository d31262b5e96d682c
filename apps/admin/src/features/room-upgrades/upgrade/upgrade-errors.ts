import { seasonProblems } from '@innkeeper/domain/room-upgrades/seasons.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../../platform/texts.ts'
import type { UpgradeDraft } from './upgrade-draft.ts'
import { upgradeDraftSchema } from './upgrade-form.ts'

export type UpgradeErrors = Partial<Record<string, string>>

const WORDS: readonly [RegExp, (t: AdminTranslate) => string][] = [
  [/rice|weekdayPrices/, (t) => t('products.wrong.price')],
  [/^vatRate$/, (t) => t('products.wrong.vat')],
  [/\.(from|to)$/, (t) => t('roomUpgrades.wrong.day')],
  [/^roomsPerNight$/, (t) => t('roomUpgrades.wrong.rooms')],
]

/** What would be refused, by the path of its field. */
export function upgradeErrors(t: AdminTranslate, draft: UpgradeDraft): UpgradeErrors {
  const errors: UpgradeErrors = {}
  const parsed = z.safeParse(upgradeDraftSchema, draft)
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const path = issue.path.join('.')
    const words = WORDS.find(([pattern]) => pattern.test(path))?.[1]
    errors[path] = words ? words(t) : t('settings.wrong.other')
  }
  for (const place of seasonProblems(draft.seasons)) {
    const season = draft.seasons[place]
    if (!season?.from || !season.to) continue
    const isBackwards = season.to < season.from
    errors[`seasons.${place}.to`] ??= t(
      isBackwards ? 'roomUpgrades.wrong.backwards' : 'roomUpgrades.wrong.overlap',
    )
  }
  return errors
}
