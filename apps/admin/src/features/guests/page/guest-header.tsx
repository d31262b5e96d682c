import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { isWhollyRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import { dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { PageTitle } from '../../../components/page/page-title.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { nameWords } from './full-name.ts'
import classes from './guest-page.module.css'
import { STANDING_TONES, standingOf, stayNumber } from './standing.ts'
import { StayActions } from './stay-actions.tsx'
import { useDays } from './use-days.ts'

/** Who it is, how the stay stands, what it is in one sentence, and what to do next. */
export function GuestHeader({ guest }: { guest: GuestPage }) {
  const t = useT()
  const { today, clock } = useDays()
  const standing = standingOf(guest, today)
  const number = stayNumber(guest)
  const name = nameWords(t, { ...guest.guest, isErased: guest.isErased })
  return (
    <header className={classes.header}>
      <div className={classes.who}>
        <div className={classes.nameLine}>
          <PageTitle title={name} tab={name} />
          <StateBadge tone={STANDING_TONES[standing]}>{t(`guest.standing.${standing}`)}</StateBadge>
          {number !== null && (
            <StateBadge tone="quiet">{t('guest.stayNumber', { count: number })}</StateBadge>
          )}
          {number === null && guest.isReturningGuest && (
            <StateBadge tone="quiet">{t('guest.returning')}</StateBadge>
          )}
          {isWhollyRegistered(guest) && <StateBadge tone="good">{t('guest.registered')}</StateBadge>}
        </div>
        <p className={classes.gist}>{gistOf(t, guest, clock)}</p>
      </div>
      <StayActions guest={guest} />
    </header>
  )
}

/** "Fjord suite for 3 nights, 2 adults and 2 children, expected 16:00". */
function gistOf(t: AdminTranslate, guest: GuestPage, clock: (time: string) => string): string {
  const { unit, unitCategory, arrival, departure, adults, children, expectedArrival, state } = guest
  const nights = dayOfIsoDate(departure) - dayOfIsoDate(arrival)
  const category = unitCategory?.name ?? unit?.category?.name ?? t('guest.aRoom')
  return [
    t('guest.gist', { category, count: nights }),
    peopleWords(t, { adults, children }),
    state === 'precheckin' && expectedArrival ? t('guest.expected', { time: clock(expectedArrival) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

export function peopleWords(
  t: AdminTranslate,
  { adults, children }: Pick<GuestPage, 'adults' | 'children'>,
): string {
  if (adults !== null && children) return t('guest.people', { adults, children })
  return adults === null ? '' : t('guest.adults', { count: adults })
}
