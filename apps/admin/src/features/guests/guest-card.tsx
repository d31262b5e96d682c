import type { GuestListItem } from '@innkeeper/api/guests.ts'
import { useT } from '../../platform/texts.ts'
import { GuestLinkButtons, GuestName } from './guest-link.tsx'
import { GuestState } from './guest-state.tsx'
import classes from './guests.module.css'
import { useStayDate } from './use-stay-date.ts'

/** A row of the guest list on a phone. */
export function GuestCard({ guest }: { guest: GuestListItem }) {
  const t = useT()
  const stayDate = useStayDate()
  return (
    <div className={classes.card}>
      <div>
        <GuestName guest={guest} />
        <div className={classes.stay}>
          {t('guests.stay', { arrival: stayDate(guest.arrival), departure: stayDate(guest.departure) })}
        </div>
        <GuestState state={guest.state} />
      </div>
      <div className={classes.cardEnd}>
        <span className={classes.bigUnit}>{guest.unit}</span>
        <GuestLinkButtons guest={guest} />
      </div>
    </div>
  )
}
