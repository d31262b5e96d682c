import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import {
  canPromise,
  type ExpectedChoice,
  expectedAt,
  firstChoice,
  localOfInstant,
} from '@innkeeper/domain/orders/expected-time.ts'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { useAccept } from './api.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { ExpectedTimeField } from './expected-time-field.tsx'
import { keepLastChoice, nearestChannel, readLastChoice } from './last-choice.ts'
import { isTimed, wayOf } from './request-kinds.ts'
import { useSummary } from './use-summary.ts'

type Props = { request: OrderRequest; onClose: () => void; onDone: () => void }

/** Accepts one request; Enter is enough where the time asked for is right. */
export function AcceptDialog({ request, onClose, onDone }: Props) {
  const t = useT()
  const now = useNow()
  const { claims, property } = useSession()
  const accept = useAccept()
  const summary = useSummary()
  const { reach } = request
  const asked = request.timeRequested === null ? null : Date.parse(request.timeRequested)
  const [last] = useState(() => readLastChoice(claims.user_id))
  const [confirmation, setConfirmation] = useState(() => nearestChannel(last.confirmation, reach))
  const [includesTime, setIncludesTime] = useState(last.includesTime)
  const hasTime = isTimed(request)
  const [time, setTime] = useState<{ choice: ExpectedChoice; other: string }>(() => ({
    choice: hasTime ? firstChoice(asked, now) : 'none',
    other: localOfInstant(Math.max(asked ?? now, now), property.timeZone),
  }))
  const expected = expectedAt(time.choice, { asked, now, timeZone: property.timeZone, other: time.other })

  const isPassed = typeof expected === 'number' && !canPromise(expected, { asked, now })

  const send = () => {
    if (expected === undefined || isPassed || accept.isPending) return
    keepLastChoice(claims.user_id, { confirmation, includesTime })
    const timeExpected = expected === null ? null : new Date(expected).toISOString()
    accept.mutate(
      {
        id: request.id,
        body: {
          timeExpected,
          confirmation: request.isPreview ? 'none' : confirmation,
          includesTime: includesTime && timeExpected !== null,
        },
      },
      { onSuccess: onDone },
    )
  }

  return (
    <AnswerDialog
      kind="accept"
      request={request}
      answer={accept}
      isDisabled={expected === undefined || isPassed}
      onSend={send}
      onClose={onClose}
    >
      {hasTime && (
        <ExpectedTimeField
          {...time}
          asked={request.timeRequested}
          expected={expected}
          service={wayOf(request) === 'service' ? summary(request) : null}
          onChange={(choice, other) => setTime({ choice, other })}
        />
      )}
      <ConfirmationField
        value={confirmation}
        onChange={setConfirmation}
        reach={reach}
        isPreview={request.isPreview}
      />
      {confirmation !== 'none' && !request.isPreview && expected !== null && (
        <Checkbox
          label={t('requests.tell.time')}
          checked={includesTime}
          onChange={(event) => setIncludesTime(event.currentTarget.checked)}
        />
      )}
    </AnswerDialog>
  )
}
