import type { MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import { IconDeviceMobile, IconMail } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from './outbox.module.css'

const ICONS = { email: IconMail, sms: IconDeviceMobile } as const satisfies Record<MessageChannel, unknown>

export function ChannelIcon({ channel }: { channel: MessageChannel }) {
  const t = useT()
  const IconShown = ICONS[channel]
  return (
    <IconShown
      className={classes.channel}
      size={18}
      stroke={1.6}
      role="img"
      aria-label={t(`outbox.channel.${channel}`)}
    />
  )
}
