import {
  type Icon,
  IconDeviceMobileMessage,
  IconMail,
  IconMessageCircle,
  IconNote,
} from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import type { AnswerChannel } from './api.ts'

const ICONS: Record<AnswerChannel, Icon> = {
  guestbook: IconMessageCircle,
  sms: IconDeviceMobileMessage,
  email: IconMail,
  note: IconNote,
}

/** How something was written; the words say it where they stand beside it. */
export function ChannelIcon({ channel, isNamed = false }: { channel: AnswerChannel; isNamed?: boolean }) {
  const t = useT()
  const Shown = ICONS[channel]
  const words = isNamed
    ? { role: 'img', 'aria-label': t(`inbox.channel.${channel}`) }
    : { 'aria-hidden': true }
  return <Shown size={16} stroke={1.6} {...words} />
}
