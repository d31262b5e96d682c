import { CallError } from '@innkeeper/api/client.ts'
import { unitUseSchema } from '@innkeeper/api/units.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../platform/texts.ts'

const enumeration = new Intl.ListFormat(intlLocaleFor(ADMIN_LANGUAGE), { type: 'conjunction' })

/** Why something cannot be deleted, one sentence for each kind of use; none when the error says something else. */
export function inUseReasons(t: AdminTranslate, error: unknown): string[] {
  if (!(error instanceof CallError) || error.code !== 'units/in-use') return []
  const parsed = unitUseSchema.safeParse(error.details)
  if (!parsed.success) return []
  const { bookings, units, cards, targetGroups, products, deals } = parsed.data
  const { registrationForms, roomUpgrades, upgradeRequests } = parsed.data
  const names = (items: readonly { name: string }[]) =>
    enumeration.format(items.map(({ name }) => `“${name}”`))
  return [
    ...(units > 0 ? [t('units.inUse.units', { count: units })] : []),
    ...(bookings > 0 ? [t('units.inUse.bookings', { count: bookings })] : []),
    ...(targetGroups.length > 0
      ? [t('units.inUse.groups', { count: targetGroups.length, names: names(targetGroups) })]
      : []),
    ...(cards.length > 0 ? [t('units.inUse.cards', { count: cards.length, names: names(cards) })] : []),
    ...(products.length > 0
      ? [t('units.inUse.products', { count: products.length, names: names(products) })]
      : []),
    ...(deals.length > 0 ? [t('units.inUse.deals', { count: deals.length, names: names(deals) })] : []),
    ...(registrationForms.length > 0
      ? [t('units.inUse.forms', { count: registrationForms.length, names: names(registrationForms) })]
      : []),
    ...(roomUpgrades.length > 0
      ? [t('units.inUse.roomUpgrades', { count: roomUpgrades.length, names: names(roomUpgrades) })]
      : []),
    ...(upgradeRequests.length > 0
      ? [t('units.inUse.upgradeRequests', { count: upgradeRequests.length, names: names(upgradeRequests) })]
      : []),
  ]
}
