import type { Mailing, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { ASKS_ABOVE_PEOPLE } from '@innkeeper/domain/messaging/constants.ts'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { StickyBar } from '../../../../components/editing/sticky-bar/sticky-bar.tsx'
import { ErrorAlert } from '../../../../components/states/error-alert.tsx'
import { useNow } from '../../../../platform/clock.ts'
import { codeOf } from '../../../../platform/error-text.ts'
import { useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { useSendMailing } from '../api.ts'
import { audienceOf, contentOf, missingIn, sendAtOf } from '../draft.ts'
import type { DraftForm } from '../use-compose-draft.ts'
import { ConfirmPeople } from './confirm-people.tsx'
import { peopleNow } from './people-now.ts'

type Props = {
  form: DraftForm
  plan: MailingDryRun | undefined
  /** The plan is of what was written before. */
  isOld: boolean
  onSent: (mailing: Mailing) => void
  /** Others are meant than were shown. */
  onStale: () => void
}

/** What is missing still, or the button that says what it does; above twenty people it asks once more. */
export function SendBar({ form, plan, isOld, onSent, onStale }: Props) {
  const t = useT()
  const { draft, reset, renewKey } = form
  const { timeZone } = useSession().property
  const now = useNow()
  const { moment } = useMoment()
  const send = useSendMailing()
  const [asked, setAsked] = useState<{ reached: number; before: number | null } | null>(null)
  const [missing] = missingIn(draft, { timeZone, now })
  const sendAt = sendAtOf(draft, timeZone)
  const reached = plan?.reached ?? 0
  const isReady = missing === undefined && plan !== undefined && !isOld && reached > 0

  const sendTo = (confirmedPeople: number) => {
    const [audience, content] = [audienceOf(draft), contentOf(draft)]
    if (!audience || !content || sendAt === undefined || send.isPending) return
    const body = { audience, content, purpose: draft.purpose, sendAt, confirmedPeople }
    send.mutate(
      { body, key: draft.key },
      {
        onSuccess: (mailing) => {
          setAsked(null)
          reset()
          onSent(mailing)
        },
        onError: (error) => {
          const others = peopleNow(error)
          setAsked(others === null ? null : { reached: others, before: confirmedPeople })
          if (others !== null) onStale()
          // What was sent with this key is another text by now: the next press is a message of its own.
          if (codeOf(error) === 'request/key-reused') renewKey()
        },
      },
    )
  }
  const press = () => (reached > ASKS_ABOVE_PEOPLE ? setAsked({ reached, before: null }) : sendTo(reached))
  const label = (count: number) => (sendAt ? t('compose.schedule', { count }) : t('compose.send', { count }))
  const isReused = send.error !== null && codeOf(send.error) === 'request/key-reused'
  const status = () => {
    if (missing) return t(`compose.missing.${missing}`)
    if (plan && reached === 0) return t('message/nobody')
    return sendAt ? t('compose.goesAt', { at: moment(sendAt) }) : null
  }
  return (
    <>
      {send.error && !asked && !isReused && <ErrorAlert error={send.error} mt="md" />}
      {isReused && <p role="alert">{t('compose.sentBefore')}</p>}
      <StickyBar status={status()}>
        {form.isTouched && (
          <Button variant="subtle" color="gray" onClick={reset} disabled={send.isPending}>
            {t('compose.discard')}
          </Button>
        )}
        <Button
          leftSection={<IconSend size={17} stroke={1.7} aria-hidden />}
          disabled={!isReady}
          loading={send.isPending && !asked}
          onClick={press}
        >
          {isReady ? label(reached) : t(sendAt ? 'compose.scheduleIt' : 'compose.sendIt')}
        </Button>
      </StickyBar>
      {asked && (
        <ConfirmPeople
          reached={asked.reached}
          before={asked.before}
          label={label(asked.reached)}
          isPending={send.isPending}
          onSend={() => sendTo(asked.reached)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
