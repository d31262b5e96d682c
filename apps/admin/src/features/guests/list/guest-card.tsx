import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { RegisteredIcon } from '../registered-mark.tsx'
import { useStayDate } from '../use-stay-date.ts'
import { GuestLinkButtons } from './guest-link.tsx'
import { GuestName, GuestRoom } from './guest-name.tsx'
import { GuestStanding } from './guest-standing.tsx'
import { SelectGuest } from './selection.tsx'

/** A row of the guest list on a phone. */
export function GuestCard({ guest, today }: { guest: GuestListItem; today: string }) {
  const t = useT()
  const stayDate = useStayDate()
  return (
    <div className={classes.card}>
      <SelectGuest guest={guest} />
      <div className={classes.cardWords}>
        <GuestName guest={guest} />
        <div className={classes.stay}>
          {t('guests.stay', { arrival: stayDate(guest.arrival), departure: stayDate(guest.departure) })}
          {guest.expectedArrival && (
            <span className={classes.quiet}>{t('guests.expectedAt', { time: guest.expectedArrival })}</span>
          )}
        </div>
        <span className={classes.marks}>
          <GuestStanding guest={guest} today={today} />
          {guest.isRegistered && <RegisteredIcon />}
        </span>
      </div>
      <div className={classes.cardEnd}>
        <span className={classes.cardRoom}>
          <GuestRoom guest={guest} />
        </span>
        <GuestLinkButtons guest={guest} />
      </div>
    </div>
  )
}
