import { SKIP_REASONS } from '@innkeeper/domain/messaging/constants.ts'
import { useT } from '../../../platform/texts.ts'
import type { AnswerChannel } from './api.ts'

/** Why an answer cannot go a way. */
export function useWhyNot(): (channel: AnswerChannel, why: string) => string {
  const t = useT()
  return (channel, why) => {
    const known = SKIP_REASONS.find((reason) => reason === why)
    if (why === 'no-booking') return t('inbox.off.noBooking')
    if (known && known !== 'channel-off') return t(`guestMessages.reason.${known}`)
    return channel === 'note' ? why : t(`inbox.off.${channel}`)
  }
}
