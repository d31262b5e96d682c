import type { RoomType, UpgradeWithVat } from '@innkeeper/domain/room-upgrades/schema.ts'
import type { MediaIdOf } from './media-ids.ts'
import type { RoomTypePlan, RoomUpgradePlan } from './room-plan.ts'
import { stableId } from './stable-id.ts'

export type DemoRoomType = { categoryId: string; type: RoomType }

const WEEKDAYS_OF_WEEKEND = [5, 6]
/** A season is written for the years in which somebody may look at the demo. */
const YEARS = [0, 1]

export function upgradeId(propertyId: string, key: string): string {
  return stableId(propertyId, 'room-upgrade', key)
}

export function buildRoomTypes<Language extends string, Picture extends string>(
  plans: readonly RoomTypePlan<Language, Picture>[],
  languageIndexes: Record<Language, number>,
  mediaIdOf: MediaIdOf,
): DemoRoomType[] {
  const languages = Object.keys(languageIndexes) as Language[]
  return plans.map(({ categoryId, pictures, texts }) => ({
    categoryId,
    type: {
      version: 1,
      pictures: pictures.map(mediaIdOf),
      content: Object.fromEntries(
        languages.map((language) => [String(languageIndexes[language]), texts[language]]),
      ),
    },
  }))
}

/** `today` says in which years its seasons lie. */
export function buildRoomUpgrades(
  plans: readonly RoomUpgradePlan[],
  { propertyId, today }: { propertyId: string; today: string },
): UpgradeWithVat[] {
  const year = Number(today.slice(0, 4))
  return plans.map((plan) => ({
    id: upgradeId(propertyId, plan.key),
    version: 1,
    state: 'active',
    from: plan.from,
    to: plan.to,
    pricePerNight: minor(plan.pricePerNight),
    vatRate: plan.vat * 100,
    weekdayPrices: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      plan.weekendPrice !== undefined && WEEKDAYS_OF_WEEKEND.includes(weekday)
        ? minor(plan.weekendPrice)
        : null,
    ),
    seasons: YEARS.flatMap((ahead) =>
      (plan.seasons ?? []).map(({ from, to, price }) => ({
        from: `${year + ahead}-${from}`,
        to: `${year + ahead}-${to}`,
        price: minor(price),
      })),
    ),
    roomsPerNight: null,
    isFullyBooked: plan.isFullyBooked ?? false,
    isAutomaticallyAccepted: plan.isAutomaticallyAccepted ?? false,
    integrationId: null,
  }))
}

const minor = (kroner: number) => kroner * 100
