import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import {
  canPromise,
  type ExpectedChoice,
  expectedAt,
  firstChoice,
  localOfInstant,
} from '@innkeeper/domain/orders/expected-time.ts'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock.ts'
import { useSession } from '../../../../platform/session.ts'
import { keepLastChoice, nearestChannel, readLastChoice } from '../last-choice.ts'
import { isTimed } from '../request-kinds.ts'

/** What accepting one request asks: when the guest can expect it, and how they are told. */
export function useAcceptAnswer(request: OrderRequest) {
  const now = useNow()
  const { claims, property } = useSession()
  const { reach } = request
  const asked = request.timeRequested === null ? null : Date.parse(request.timeRequested)
  const [last] = useState(() => readLastChoice(claims.user_id))
  const [confirmation, setConfirmation] = useState(() => nearestChannel(last.confirmation, reach))
  const hasTime = isTimed(request)
  const [time, setTime] = useState<{ choice: ExpectedChoice; other: string }>(() => ({
    choice: hasTime ? firstChoice(asked, now) : 'none',
    other: localOfInstant(Math.max(asked ?? now, now), property.timeZone),
  }))
  const expected = expectedAt(time.choice, { asked, now, timeZone: property.timeZone, other: time.other })
  const isPassed = typeof expected === 'number' && !canPromise(expected, { asked, now })

  return {
    ...{ reach, hasTime, time, setTime, expected, confirmation, setConfirmation },
    /** The answer to send; null while the time is missing or has passed. */
    body() {
      if (expected === undefined || isPassed) return null
      keepLastChoice(claims.user_id, { ...last, confirmation })
      return {
        timeExpected: expected === null ? null : new Date(expected).toISOString(),
        confirmation: request.isPreview ? ('none' as const) : confirmation,
        includesTime: last.includesTime && expected !== null,
      }
    },
  }
}
