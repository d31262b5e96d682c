import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { useT } from '../../../platform/texts.ts'
import { narrowNight, shortNight } from '../night-words.ts'
import classes from './upgrades.module.css'

const NIGHTS_SHOWN = 14

/** How many rooms are free in each of the coming nights. */
export function FreeNights({ item: { upgrade, nights } }: { item: StaffUpgrade }) {
  const t = useT()
  const shown = nights.slice(0, NIGHTS_SHOWN)
  return (
    <fieldset className={classes.nights} data-off={upgrade.isFullyBooked || undefined}>
      <legend className={classes.quiet}>
        {upgrade.isFullyBooked
          ? t('roomUpgrades.nights.byHand')
          : t('roomUpgrades.nights', { count: shown.length })}
      </legend>
      <div className={classes.strip}>
        {shown.map(({ night, rooms, taken }) => (
          <Night key={night} night={night} free={Math.max(0, rooms - taken)} />
        ))}
      </div>
    </fieldset>
  )
}

/** One night under its weekday and its day of the month; whoever hears it hears both in full. */
function Night({ night, free }: { night: string; free: number }) {
  const t = useT()
  const words = t('roomUpgrades.night', { night: shortNight(night), free })
  return (
    <span className={classes.night} role="img" aria-label={words} title={words}>
      <span>{narrowNight.weekday(night)}</span>
      <span>{narrowNight.day(night)}</span>
      <span className={classes.free} data-full={free === 0 || undefined}>
        {free}
      </span>
    </span>
  )
}
