import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { cleaningListQuery } from '../api.ts'
import { useRoomWords } from '../list/room-words.ts'
import { isFinished, roomsShown } from '../list/rooms-shown.ts'
import { useMarks } from '../marks/use-marks.ts'
import { useOwner } from '../use-owner.ts'
import classes from './guest-cleaning.module.css'

type Stay = Pick<GuestPage, 'id' | 'arrival' | 'departure' | 'unit' | 'state'>

/** How far the room of a stay is today; for whoever sees the list, on a day of the stay. */
export function GuestCleaning({ stay }: { stay: Stay }) {
  const { modules } = useSession().property
  const mayRead = useCan()('cleaning:read')
  const today = useToday()
  const isNow = stay.state !== 'checkout' && stay.arrival <= today && today <= stay.departure
  if (!mayRead || !modules.includes('roomCleaning') || !isNow || stay.unit === null) return null
  return <RoomToday bookingId={stay.id} today={today} />
}

/** Good to know beside the stay: without an answer there is nothing to say. */
function RoomToday({ bookingId, today }: { bookingId: string; today: string }) {
  const t = useT()
  const { timeZone } = useSession().property
  const { data } = useQuery(cleaningListQuery(today, useOwner()))
  const { marks } = useMarks()
  const words = useRoomWords(timeZone)
  const room =
    data &&
    roomsShown(data.list, marks).find(({ arrival, stay, departure }) =>
      [arrival, stay, departure].some((part) => part?.guest?.bookingId === bookingId),
    )
  if (!room) return null
  const state = words.state(room)
  return (
    <Box title={t('module.roomCleaning')} flush>
      <RowList>
        <ListRow className={classes.row}>
          <span className={classes.code}>{room.unit.code}</span>
          <span className={classes.words}>
            {words.what(room)}
            {room.wish && <span className={classes.quiet}>{words.wish(room)}</span>}
          </span>
          {state && <StateBadge tone={isFinished(room) ? 'good' : 'wait'}>{state}</StateBadge>}
        </ListRow>
      </RowList>
      <Link className={ALL_ROWS_LINK} to="/cleaning">
        {t('cleaning.open')}
      </Link>
    </Box>
  )
}
