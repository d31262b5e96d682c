import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { useMemo } from 'react'
import { listColumns } from '../../../components/data-list/list-table.ts'
import { ROW_TARGET } from '../../../components/data-list/row-keys.ts'
import { NameButton } from '../../../components/page/name-button.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { ChannelIcon } from './channel-icon.tsx'
import { causeWords, MESSAGE_TONES, whyWords } from './message-words.ts'
import classes from './outbox.module.css'

const column = listColumns<MessageItem>()

export function useMessageColumns(onOpen: (id: string) => void) {
  const t = useT()
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'guest',
          header: t('outbox.column.guest'),
          cell: ({ row }) => <Recipient message={row.original} onOpen={onOpen} />,
        }),
        column.display({
          id: 'subject',
          header: t('outbox.column.about'),
          cell: ({ row }) => <About message={row.original} />,
        }),
        column.display({
          id: 'state',
          header: t('outbox.column.state'),
          cell: ({ row }) => <MessageStanding message={row.original} />,
        }),
        column.display({
          id: 'at',
          header: t('outbox.column.at'),
          cell: ({ row }) => <When at={row.original.createdAt} />,
        }),
      ]),
    [t, onOpen],
  )
}

type Opened = { message: MessageItem; onOpen: (id: string) => void }

/** Covers its row: a click anywhere opens the message. */
export function Recipient({ message, onOpen }: Opened) {
  const t = useT()
  const { booking, to, channel } = message
  return (
    <div className={classes.recipient}>
      <ChannelIcon channel={channel} />
      <div>
        <NameButton {...ROW_TARGET} className={classes.open} onClick={() => onOpen(message.id)}>
          <span dir="auto">{booking?.name || to || t('outbox.nobody')}</span>
        </NameButton>
        {booking && to !== '' && <div className={classes.quiet}>{to}</div>}
      </div>
    </div>
  )
}

export function About({ message }: { message: MessageItem }) {
  const t = useT()
  return (
    <div className={classes.about}>
      <span dir="auto">{message.subject}</span>
      <span className={classes.quiet}>{causeWords(t, message)}</span>
    </div>
  )
}

export function MessageStanding({ message }: { message: MessageItem }) {
  const t = useT()
  const why = whyWords(t, message)
  return (
    <div className={classes.standing}>
      <StateBadge tone={MESSAGE_TONES[message.state]}>{t(`outbox.state.${message.state}`)}</StateBadge>
      {why && <span className={classes.quiet}>{why}</span>}
      {message.mayBeDouble && <span className={classes.quiet}>{t('outbox.mayBeDouble')}</span>}
    </div>
  )
}

export function When({ at }: { at: string }) {
  const { moment } = useMoment()
  return (
    <time className={classes.at} dateTime={at}>
      {moment(at)}
    </time>
  )
}
