import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../../../components/states/load-error.tsx'
import { languageName } from '../../../platform/language-name.ts'
import { useT } from '../../../platform/texts.ts'
import { threadGuestQuery, threadQuery } from './api.ts'
import classes from './guest-aside.module.css'
import { MatchDialog } from './match-dialog.tsx'
import { NightBar } from './night-bar.tsx'
import { useThreadDays } from './use-thread-days.ts'

/** What other features have to say of the guest beside the thread. */
export type AsidePlaces = { orders?: (bookingId: string) => ReactNode }

type Props = { threadId: string; places: AsidePlaces }

/** The guest of the thread that is open. */
export function GuestAside({ threadId, places }: Props) {
  const { data: thread } = useQuery(threadQuery(threadId))
  if (!thread) return null
  return thread.bookingId === null ? (
    <Visitor thread={thread} />
  ) : (
    <Stay bookingId={thread.bookingId} places={places} />
  )
}

function Stay({ bookingId, places }: { bookingId: string; places: AsidePlaces }) {
  const { data, error, refetch } = useQuery(threadGuestQuery(bookingId))
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <AsideLoading />
  return (
    <>
      <StayDetails guest={data} />
      {places.orders && <div className={classes.part}>{places.orders(bookingId)}</div>}
      <OtherStays stays={data.otherStays} />
    </>
  )
}

function StayDetails({ guest }: { guest: GuestPage }) {
  const t = useT()
  const { unit, unitCategory, bookingNumber, language, adults, children, marketingConsent: consent } = guest
  const { email, phone } = guest.guest
  const category = unit?.category?.name ?? unitCategory?.name
  const party = [
    adults && t('inbox.guest.adults', { count: adults }),
    children && t('inbox.guest.children', { count: children }),
  ].filter(Boolean)
  return (
    <>
      <div className={classes.head}>
        <span className={classes.unit}>{unit?.code ?? t('inbox.guest.noRoom')}</span>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/guests/$bookingId" params={{ bookingId: guest.id }} {...props} />}
        >
          {t('inbox.guest.page')}
        </Button>
      </div>
      {category && <p className={classes.quiet}>{category}</p>}
      <NightBar arrival={guest.arrival} departure={guest.departure} />
      <div className={classes.part}>
        <dl className={classes.details}>
          {party.length > 0 && <Detail label={t('inbox.guest.party')}>{party.join(', ')}</Detail>}
          <Detail label={t('inbox.guest.booking')}>{bookingNumber}</Detail>
          {language && <Detail label={t('inbox.guest.language')}>{languageName(language)}</Detail>}
          {phone && <Detail label={t('inbox.guest.phone')}>{phone}</Detail>}
          {email && (
            <Detail label={t('inbox.guest.email')}>
              <EmailAddress email={email} />
            </Detail>
          )}
          <Detail label={t('inbox.guest.offers')}>
            {t(`inbox.guest.offers.${consent ? (consent.isGiven ? 'yes' : 'no') : 'notAsked'}`)}
          </Detail>
        </dl>
      </div>
    </>
  )
}

/** A long one breaks after its @. */
function EmailAddress({ email }: { email: string }) {
  const domainAt = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  )
}

function OtherStays({ stays }: { stays: GuestPage['otherStays'] }) {
  const t = useT()
  const { day } = useThreadDays()
  if (stays.length === 0) return null
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('inbox.guest.otherStays')}</h3>
      <ul className={classes.stays}>
        {stays.map(({ id, arrival, departure, unit }) => (
          <li key={id}>
            <Link to="/guests/$bookingId" params={{ bookingId: id }}>
              {t('inbox.guest.stay', { from: day(arrival), to: day(departure) })}
            </Link>
            {unit && <span className={classes.quiet}>{t('inbox.room', { unit })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Somebody of whom only their own word is known. */
function Visitor({ thread }: { thread: Thread }) {
  const t = useT()
  const [isMatching, matching] = useDisclosure(false)
  return (
    <>
      <div className={classes.head}>
        <span className={classes.unit}>{thread.unit ?? '–'}</span>
      </div>
      <p className={classes.quiet}>
        {thread.unit ? t('inbox.saidRoom', { unit: thread.unit }) : t('inbox.guest.unknown')}
      </p>
      <div className={classes.part}>
        <dl className={classes.details}>
          <Detail label={t('inbox.guest.name')}>{thread.name}</Detail>
          <Detail label={t('inbox.guest.language')}>{languageName(thread.language)}</Detail>
        </dl>
        <p className={classes.warning}>{t('inbox.guest.notMatched')}</p>
        <Button variant="default" onClick={matching.open}>
          {t('inbox.match')}
        </Button>
      </div>
      {isMatching && <MatchDialog thread={thread} onClose={matching.close} />}
    </>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AsideLoading() {
  return (
    <div aria-hidden>
      <Skeleton height={40} width={80} />
      <Skeleton height={14} width="60%" mt={10} />
      <Skeleton height={8} mt={18} />
      <Skeleton height={120} mt={28} />
    </div>
  )
}
