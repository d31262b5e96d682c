import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import {
  canPromise,
  type ExpectedChoice,
  expectedAt,
  firstChoice,
  localOfInstant,
} from '@innkeeper/domain/orders/expected-time.ts'
import { useState } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { isTimed } from './request-kinds.ts'
import { useUpgradeAnswer } from './upgrade/use-upgrade-answer.ts'
import { useTelling } from './use-telling.ts'

export type AcceptAnswer = ReturnType<typeof useAcceptAnswer>

/** What accepting one request asks: when the guest can expect it, and how they are told. */
export function useAcceptAnswer(request: OrderRequest) {
  const now = useNow()
  const { timeZone } = useSession().property
  const telling = useTelling(request)
  const upgrade = useUpgradeAnswer(request)
  const asked = request.timeRequested === null ? null : Date.parse(request.timeRequested)
  const hasTime = isTimed(request)
  const [time, setTime] = useState<{ choice: ExpectedChoice; other: string }>(() => ({
    choice: hasTime ? firstChoice(asked, now) : 'none',
    other: localOfInstant(Math.max(asked ?? now, now), timeZone),
  }))
  const expected = expectedAt(time.choice, { asked, now, timeZone, other: time.other })
  const isPassed = typeof expected === 'number' && !canPromise(expected, { asked, now })

  return {
    ...{ telling, upgrade, hasTime, time, setTime, expected },
    /** Not while the time is missing or has passed, or what an upgrade needs is not chosen. */
    isReady: expected !== undefined && !isPassed && upgrade.isReady,
    /** The answer to send; null where it is not ready. */
    body() {
      if (expected === undefined || isPassed || !upgrade.isReady) return null
      telling.keep()
      return {
        timeExpected: expected === null ? null : new Date(expected).toISOString(),
        confirmation: telling.told,
        includesTime: telling.includesTime && expected !== null,
        ...upgrade.body,
      }
    },
  }
}
