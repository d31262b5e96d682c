import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { OWN_CONSENT_SOURCES } from '@innkeeper/domain/guests/schema.ts'
import { Button, Menu } from '@mantine/core'
import { Detail } from '../../../components/page/detail-list.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { useChangeStay } from './api.ts'
import classes from './guest-page.module.css'
import { useDays } from './use-days.ts'
import { useStayActs } from './use-stay-acts.ts'

const ANSWERS = [
  { answer: 'yes', wantsOffers: true },
  { answer: 'no', wantsOffers: false },
  { answer: 'notAsked', wantsOffers: null },
] as const
type Answer = (typeof ANSWERS)[number]['answer']

/** Whether the guest wants offers, who asked and when, and a way to write down another answer. */
export function ConsentDetail({ guest }: { guest: GuestPage }) {
  const t = useT()
  const { moment } = useDays()
  const change = useChangeStay()
  const { offerUndo } = useStayActs()
  const tellFailure = useFailureNotice(t('guest.failed'))
  const consent = guest.marketingConsent
  const now: Answer = consent ? (consent.isGiven ? 'yes' : 'no') : 'notAsked'
  const say = (wantsOffers: boolean | null) => {
    if (change.isPending) return
    change.mutate(
      { id: guest.id, body: { revision: guest.revision, change: { wantsOffers } } },
      { onSuccess: (done) => offerUndo(t('guest.consent.saved'), done), onError: tellFailure },
    )
  }
  return (
    <Detail label={t('guest.consent')}>
      {t(`guest.consent.${now}`)}
      {consent && (
        <span className={classes.quiet}>
          {t('guest.consent.when', { source: sourceWords(t, consent.source), when: moment(consent.at) })}
        </span>
      )}
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            mt={4}
            loading={change.isPending}
            aria-label={t('guest.consent.changeLabel')}
          >
            {t('guest.change')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ANSWERS.filter(({ answer }) => answer !== now).map(({ answer, wantsOffers }) => (
            <Menu.Item key={answer} onClick={() => say(wantsOffers)}>
              {t(`guest.consent.${answer}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Detail>
  )
}

/** Where the answer comes from; a form or a system says its own name. */
function sourceWords(t: AdminTranslate, source: string): string {
  const own = OWN_CONSENT_SOURCES.find((known) => known === source)
  if (own) return t(`consent.source.${own}`)
  return source === 'staff' ? t('guest.consent.staff') : source
}
