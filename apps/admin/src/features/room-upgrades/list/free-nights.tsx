import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { useT } from '../../../platform/texts.ts'
import { shortNight } from '../night-words.ts'
import classes from './upgrades.module.css'

const NIGHTS_SHOWN = 14

/** How many rooms are free in each of the coming nights. */
export function FreeNights({ item: { upgrade, nights } }: { item: StaffUpgrade }) {
  const t = useT()
  const shown = nights
    .slice(0, NIGHTS_SHOWN)
    .map(({ night, rooms, taken }) => ({ night, free: Math.max(0, rooms - taken) }))
  const words = shown.map(({ night, free }) => t('roomUpgrades.night', { night: shortNight(night), free }))
  const state = upgrade.isFullyBooked ? t('roomUpgrades.nights.byHand') : words.join(', ')
  return (
    <div className={classes.nights} data-off={upgrade.isFullyBooked || undefined}>
      <span className={classes.quiet} aria-hidden>
        {upgrade.isFullyBooked
          ? t('roomUpgrades.nights.byHand')
          : t('roomUpgrades.nights', { count: shown.length })}
      </span>
      <span className={classes.strip} role="img" aria-label={t('roomUpgrades.nights.label', { state })}>
        {shown.map(({ night, free }, place) => (
          <span
            key={night}
            className={classes.night}
            data-full={free === 0 || undefined}
            title={words[place]}
            aria-hidden
          >
            {free}
          </span>
        ))}
      </span>
    </div>
  )
}
