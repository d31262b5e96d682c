import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { keepLastChoice, nearestChannel, readLastChoice } from './last-choice.ts'

export type Telling = ReturnType<typeof useTelling>

/** How the guest of a request is told, beginning with how this person did it the last time. */
export function useTelling({ reach, isPreview }: Pick<OrderRequest, 'reach' | 'isPreview'>) {
  const { user_id: userId } = useSession().claims
  const [last] = useState(() => readLastChoice(userId))
  const [confirmation, setConfirmation] = useState(() => nearestChannel(last.confirmation, reach))
  const [includesTime, setIncludesTime] = useState(last.includesTime)
  return {
    ...{ reach, isPreview, confirmation, setConfirmation, includesTime, setIncludesTime },
    /** Nobody is told of a preview. */
    told: isPreview ? ('none' as const) : confirmation,
    /** The next answer begins with it. */
    keep: () => keepLastChoice(userId, { confirmation, includesTime }),
  }
}
