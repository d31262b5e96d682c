import type { StayCleaning } from '@innkeeper/api/cleaning/guest.ts'
import { type CleaningStay, isCleaned, standingFor } from '@innkeeper/domain/cleaning/offer.ts'
import type { CleaningSettings } from '@innkeeper/domain/cleaning/settings-schema.ts'
import type { Chosen } from './choices.ts'

/** What the guest of a stay reads about tomorrow. */
export function presentStay(
  stay: CleaningStay,
  tomorrow: string,
  { settings, chosen }: { settings: CleaningSettings; chosen: Chosen | null },
): StayCleaning {
  const standing = standingFor(stay, tomorrow, settings)
  const choice = chosen?.choice ?? null
  const isTheirs = standing === 'open' || standing === 'forced'
  return {
    date: tomorrow,
    standing,
    choice,
    note: chosen?.note ?? '',
    isCleaned: isTheirs && isCleaned(choice, standing === 'forced', settings),
    forcedNights: settings.forcedNights,
  }
}
