import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { Button, Skeleton } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { RegisteredMark } from '../registered-mark.tsx'
import { DueRow } from './due-row.tsx'
import { JustDone } from './just-done.tsx'
import { useDeskActs } from './use-desk-acts.ts'

const SKELETON_ROWS = [0, 1, 2, 3, 4]
type Today = AnswerOf<typeof getToday>
type Arrival = Today['stillToArrive'][number]

/** Today's arrivals, each checked in with one press where nothing is missing. */
export function StillToArrive({ today }: { today: Today | undefined }) {
  const t = useT()
  const title = t('today.stillToArrive')
  const { rows, act, undo, pointing } = useDeskActs('checkIn', today?.stillToArrive ?? [])
  if (!today) return <Pending title={title} />
  const guests = today.stillToArrive
  // The list may be cut; the count never is.
  const expected = Math.max(today.arrivals.total - today.arrivals.here, guests.length)
  if (rows.length === 0) {
    const isQuietDay = today.arrivals.total === 0
    return (
      <Box title={title} flush>
        <EmptyState
          icon={IconDoorEnter}
          title={isQuietDay ? t('today.arrivalsEmpty') : t('today.everybodyHere')}
          text={isQuietDay ? t('today.arrivalsEmptyText') : t('today.everybodyHereText')}
        />
      </Box>
    )
  }
  return (
    <Box title={title} aside={expected} flush>
      <RowList {...pointing}>
        {rows.map(({ guest, step }) => (
          <DueRow
            key={guest.id}
            guest={guest}
            also={[
              guest.expectedArrival && t('today.expectedAt', { time: guest.expectedArrival }),
              guest.isUnitTaken && t('today.roomTaken'),
              guest.isRoomReady && t('today.roomReady'),
            ]}
            done={
              step === 'done' && (
                <JustDone command="checkIn" name={guest.name} onUndo={() => undo(guest.id)} />
              )
            }
          >
            {!guest.isErased && <RegisteredMark isRegistered={guest.isRegistered} />}
            <CheckIn guest={guest} isRunning={step === 'running'} onCheckIn={() => act(guest)} />
          </DueRow>
        ))}
      </RowList>
      {expected > guests.length && (
        <Link className={ALL_ROWS_LINK} to="/guests" search={{ view: 'arriving' }}>
          {t('today.allArrivals', { count: expected })}
        </Link>
      )}
    </Box>
  )
}

type CheckInProps = { guest: Arrival; isRunning: boolean; onCheckIn: () => void }

/** Who has no room yet, or one that is taken, is checked in on their page. */
function CheckIn({ guest, isRunning, onCheckIn }: CheckInProps) {
  const t = useT()
  if (guest.isErased) return null
  if (guest.canCheckIn) {
    return (
      <Button
        variant="default"
        loading={isRunning}
        aria-label={t('today.checkInOf', { name: guest.name })}
        onClick={onCheckIn}
      >
        {t('today.checkIn')}
      </Button>
    )
  }
  return (
    <Button
      variant="subtle"
      aria-label={t('today.prepareOf', { name: guest.name })}
      renderRoot={(props) => (
        <Link
          to="/guests/$bookingId"
          params={{ bookingId: guest.id }}
          search={{ do: 'checkIn' }}
          {...props}
        />
      )}
    >
      {t('today.prepare')}
    </Button>
  )
}

function Pending({ title }: { title: string }) {
  return (
    <Box title={title} flush>
      <RowList>
        {SKELETON_ROWS.map((row) => (
          <ListRow key={row} className={classes.arrival}>
            <Skeleton height={20} width={40} mr="xs" />
            <Skeleton height={36} width="40%" my={2} />
          </ListRow>
        ))}
      </RowList>
    </Box>
  )
}
