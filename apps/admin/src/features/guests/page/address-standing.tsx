import type { AddressStandingItem } from '@innkeeper/api/messaging/addresses.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useCan, useSession } from '../../../platform/session.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { addressStandingsQuery, useLiftBounce } from './api.ts'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'

type Part = { bookingId: string; channel: AddressStandingItem['channel'] }
const SOURCES = ['dsn', 'guestbook', 'mail', 'sms'] as const

/** Why nothing, or no offers, go to an address of the guest; nothing where all is well. */
export function AddressStanding({ bookingId, channel }: Part) {
  const isOpen = useCan()('messages:send')
  const hasModule = useSession().property.modules.includes('messagingEmail')
  const { data } = useQuery({ ...addressStandingsQuery(bookingId), enabled: isOpen && hasModule })
  const item = data?.items.find((one) => one.channel === channel)
  return item ? <Standing item={item} bookingId={bookingId} /> : null
}

function Standing({ item, bookingId }: { item: AddressStandingItem; bookingId: string }) {
  const t = useT()
  const { moment } = useDays()
  const lift = useLiftBounce(bookingId)
  const tellFailure = useFailureNotice(t('addresses.liftFailed'))
  return (
    <>
      <span className={classes.trouble}>{t(`addresses.${item.standing}`)}</span>
      <span className={classes.quiet}>
        {t('addresses.when', { source: sourceWords(t, item.source), when: moment(item.at) })}
      </span>
      {item.standing === 'bounced' && (
        <Button
          variant="default"
          size="compact-sm"
          mt={4}
          loading={lift.isPending}
          onClick={() => lift.mutate(undefined, { onError: tellFailure })}
        >
          {t('addresses.lift')}
        </Button>
      )}
    </>
  )
}

function sourceWords(t: AdminTranslate, source: string): string {
  return t(`addresses.source.${SOURCES.find((known) => known === source) ?? 'other'}`)
}
