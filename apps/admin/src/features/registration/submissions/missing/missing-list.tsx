import type { Leaves } from '@innkeeper/api/messaging/messages.ts'
import type { MissingStay } from '@innkeeper/api/registration/submissions.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconDeviceMobile, IconDeviceTablet, IconMail, IconMailOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../../components/page/box.tsx'
import { ListRow, RowList } from '../../../../components/page/row-list.tsx'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import classes from '../submissions.module.css'

type Props = {
  stays: readonly MissingStay[]
  leaves: Leaves
  isChoosable: boolean
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isChosen: boolean) => void
  /** Null for whoever fills in no forms with guests. */
  onDesk: ((stay: MissingStay) => void) | null
}

/** Whoever has arrived is asked at the desk. */
export const isRemindable = ({ reachedBy, isInHouse }: MissingStay) => reachedBy !== null && !isInHouse

export function MissingList({ stays, leaves, isChoosable, chosen, onChoose, onDesk }: Props) {
  const t = useT()
  const reachable = stays.filter(isRemindable).map(({ bookingId }) => bookingId)
  const count = reachable.filter((id) => chosen.has(id)).length
  return (
    <Box title={t('regSubs.part.missing')} aside={stays.length} flush>
      {isChoosable && reachable.length > 1 && (
        <div className={classes.chooseAll}>
          <Checkbox
            label={t('regSubs.chooseAll', { count: reachable.length })}
            checked={count === reachable.length}
            indeterminate={count > 0 && count < reachable.length}
            onChange={(event) => onChoose(reachable, event.currentTarget.checked)}
          />
        </div>
      )}
      <RowList>
        {stays.map((stay) => (
          <ListRow key={stay.bookingId} className={classes.stay}>
            {isChoosable && (
              <Checkbox
                aria-label={t('regSubs.select', { name: stay.name || t('regSubs.noName') })}
                disabled={!isRemindable(stay)}
                checked={chosen.has(stay.bookingId)}
                onChange={(event) => onChoose([stay.bookingId], event.currentTarget.checked)}
              />
            )}
            <Stay stay={stay} leaves={leaves} onDesk={onDesk && (() => onDesk(stay))} />
          </ListRow>
        ))}
      </RowList>
    </Box>
  )
}

const REACHED = { email: IconMail, sms: IconDeviceMobile } as const

type StayProps = { stay: MissingStay; leaves: Leaves; onDesk: (() => void) | null }

function Stay({ stay, leaves, onDesk }: StayProps) {
  const t = useT()
  const { bookingId, bookingNumber, name, unit, arrival, adults, registered, reachedBy, isInHouse } = stay
  const about = [
    bookingNumber,
    t(isInHouse ? 'regSubs.arrived' : 'regSubs.arrives', { day: formatDateOnly(arrival) }),
    adults !== null &&
      (registered > 0
        ? t('regSubs.adultsRegistered', { registered, adults })
        : t('regSubs.adults', { count: adults })),
  ]
  return (
    <>
      <span className={classes.room}>{unit}</span>
      <span className={classes.stayWords}>
        <Link className={classes.name} to="/guests/$bookingId" params={{ bookingId }} dir="auto">
          {name || t('regSubs.noName')}
        </Link>
        <span className={classes.quiet}>{about.filter(Boolean).join(', ')}</span>
        {isInHouse ? (
          <span className={classes.way}>{t('regSubs.inHouse')}</span>
        ) : (
          <Way stay={stay} leaves={reachedBy === null || leaves[reachedBy]} />
        )}
      </span>
      {onDesk && (
        <Button
          className={classes.deskButton}
          variant="default"
          leftSection={<IconDeviceTablet size={16} stroke={1.7} aria-hidden />}
          aria-label={t('regSubs.deskOf', { name: name || bookingNumber })}
          onClick={onDesk}
        >
          {t('regSubs.desk')}
        </Button>
      )}
    </>
  )
}

/** How they are reminded, and what became of it the last time. */
function Way({
  stay: { reachedBy, remindedAt, isReminderLost },
  leaves,
}: {
  stay: MissingStay
  leaves: boolean
}) {
  const t = useT()
  const { moment } = useMoment()
  const Reached = reachedBy ? REACHED[reachedBy] : IconMailOff
  const words = [
    t(`regSubs.reached.${reachedBy ?? 'none'}`),
    !leaves && t('regSubs.reached.outbox'),
    remindedAt &&
      t(isReminderLost ? 'regSubs.reminderLost' : 'regSubs.remindedAt', { when: moment(remindedAt) }),
  ]
  const isTrouble = reachedBy === null || !leaves || isReminderLost
  return (
    <span className={classes.way} data-none={isTrouble || undefined}>
      <Reached size={15} stroke={1.7} aria-hidden />
      <span>{words.filter(Boolean).join(', ')}</span>
    </span>
  )
}
