import { SKIP_REASONS } from '@innkeeper/domain/messaging/constants.ts'
import { failureWords } from '../../../platform/message-failure.ts'
import { useT } from '../../../platform/texts.ts'

/** Why a message did not get there, as a colleague would say it. */
export function useReasonWords(): (reason: string) => string {
  const t = useT()
  return (reason) => {
    const skipped = SKIP_REASONS.find((known) => known === reason)
    return skipped ? t(`guestMessages.reason.${skipped}`) : t(failureWords(reason))
  }
}
