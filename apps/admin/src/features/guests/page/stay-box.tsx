import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { Detail, DetailList } from '../../../components/page/detail-list.tsx'
import { formatDateOnly } from '../../../platform/own-formats.ts'
import { useT } from '../../../platform/texts.ts'
import { fieldWords } from './field-words.ts'
import { peopleWords } from './guest-header.tsx'
import classes from './guest-page.module.css'
import { NightStrip } from './night-strip.tsx'
import { isWalkIn } from './standing.ts'
import { Timeline } from './timeline.tsx'
import { useDays } from './use-days.ts'

type Part = { guest: GuestPage }

/** Nights, what happened, and the facts of the booking. */
export function StayBox({ guest }: Part) {
  const t = useT()
  const { bookingNumber, rateCode } = guest
  const aside = rateCode
    ? t('guest.numberAndRate', { number: bookingNumber, rate: rateCode })
    : t('guest.number', { number: bookingNumber })
  return (
    <Box title={t('guest.stay')} aside={aside}>
      <div className={classes.stay}>
        <NightStrip guest={guest} />
        <Timeline guest={guest} />
        <StayFacts guest={guest} />
      </div>
    </Box>
  )
}

function StayFacts({ guest }: Part) {
  const t = useT()
  const { clock } = useDays()
  const { arrival, departure, expectedArrival, checkInTime, checkOutTime, changedByHand } = guest
  const people = peopleWords(t, guest)
  const changed = fieldWords(t, changedByHand)
  return (
    <DetailList>
      <Detail label={t('guest.days')}>
        {t('guests.stay', { arrival: formatDateOnly(arrival), departure: formatDateOnly(departure) })}
      </Detail>
      <RoomFacts guest={guest} />
      {people && <Detail label={t('guest.peopleLabel')}>{people}</Detail>}
      {expectedArrival && <Detail label={t('guest.expectedLabel')}>{clock(expectedArrival)}</Detail>}
      {checkInTime && <Detail label={t('guest.ownCheckIn')}>{clock(checkInTime)}</Detail>}
      {checkOutTime && <Detail label={t('guest.ownCheckOut')}>{clock(checkOutTime)}</Detail>}
      <Detail label={t('guest.source')}>
        {isWalkIn(guest) ? t('guest.source.walkIn') : t(`guest.source.${guest.source}`)}
        {changed && <span className={classes.quiet}>{t('guest.changedByHand', { fields: changed })}</span>}
      </Detail>
    </DetailList>
  )
}

/** The room and what was booked, where they differ, and with whom it is shared. */
function RoomFacts({ guest: { unit, unitCategory, sharesUnitWith, sharedUnitReason } }: Part) {
  const t = useT()
  const isOther = unit?.category && unitCategory && unit.category.id !== unitCategory.id
  return (
    <>
      <Detail label={t('guests.unit')}>
        {unit ? [unit.code, unit.category?.name].filter(Boolean).join(', ') : t('guests.noUnit')}
        {isOther && (
          <span className={classes.quiet}>{t('guest.bookedAs', { category: unitCategory.name })}</span>
        )}
        {!unit && unitCategory && <span className={classes.quiet}>{unitCategory.name}</span>}
      </Detail>
      {sharesUnitWith.length > 0 && (
        <Detail label={t('guest.sharesWith')}>
          {sharesUnitWith.map(({ id, name }) => (
            <Link key={id} to="/guests/$bookingId" params={{ bookingId: id }}>
              {name || t('guests.erased')}
            </Link>
          ))}
          {sharedUnitReason && <span className={classes.quiet}>{sharedUnitReason}</span>}
        </Detail>
      )}
    </>
  )
}
