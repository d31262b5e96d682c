import type { RoomUpgrade, UpgradeWithVat } from './schema.ts'

/**
 * The VAT rate a new upgrade begins with: that of the property's latest other upgrade, else the one that all its
 * products that are part of the stay have. Null where neither says one: then somebody chooses it before the upgrade is
 * started. No VAT is chosen anew for each upgrade, never taken over.
 */
export function firstVatRate(
  upgradesLatestFirst: readonly (number | null)[],
  ofStayProducts: readonly number[],
): number | null {
  const ofUpgrades = upgradesLatestFirst.find((rate) => rate !== null && rate > 0)
  if (ofUpgrades) return ofUpgrades
  const [rate, another] = new Set(ofStayProducts)
  return rate && another === undefined ? rate : null
}

/** What an upgrade lacks before it can be started; one without VAT has a rate, which is none. */
export type MissingToStart = 'price' | 'vat'

/** A new upgrade costs nothing yet, and one click must not give away the best rooms. */
export function missingToStart(
  upgrade: Pick<RoomUpgrade, 'pricePerNight' | 'vatRate'>,
): MissingToStart | null {
  if (upgrade.pricePerNight <= 0) return 'price'
  return upgrade.vatRate === null ? 'vat' : null
}

/** Whether guests see it. */
export function isOnOffer(upgrade: RoomUpgrade): upgrade is UpgradeWithVat {
  return upgrade.state === 'active' && upgrade.vatRate !== null
}
