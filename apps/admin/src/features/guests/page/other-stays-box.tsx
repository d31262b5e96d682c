import type { BookingName, GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { GuestState } from '../guest-state.tsx'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'

/** Stays of the same e-mail address or phone number; nothing where there are none. */
export function OtherStaysBox({ guest: { otherStays } }: { guest: GuestPage }) {
  const t = useT()
  if (otherStays.length === 0) return null
  return (
    <Box title={t('guest.otherStays')} aside={otherStays.length} flush>
      <RowList>
        {otherStays.map((stay) => (
          <ListRow key={stay.id} className={classes.row}>
            <OtherStay stay={stay} />
          </ListRow>
        ))}
      </RowList>
    </Box>
  )
}

function OtherStay({ stay: { id, name, arrival, departure, unit, state } }: { stay: BookingName }) {
  const t = useT()
  const { day } = useDays()
  return (
    <div className={classes.split}>
      <div>
        <Link className={classes.rowName} to="/guests/$bookingId" params={{ bookingId: id }}>
          {t('guests.stay', { arrival: day(arrival), departure: day(departure) })}
        </Link>
        <span className={classes.quiet}>{[name, unit].filter(Boolean).join(', ')}</span>
      </div>
      <GuestState state={state} />
    </div>
  )
}
