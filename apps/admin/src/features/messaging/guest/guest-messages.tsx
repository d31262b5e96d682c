import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { Button } from '@mantine/core'
import { IconMessageCircle, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { PendingBox } from '../../../components/page/pending-box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { guestMessagesQuery, useOpenThread } from '../inbox/api.ts'
import { ChannelIcon } from '../inbox/channel-icon.tsx'
import { useCauseWords } from '../inbox/use-cause-words.ts'
import { useReasonWords } from '../inbox/use-reason-words.ts'
import classes from './guest-messages.module.css'
import { LastLines } from './last-lines.tsx'

type Props = { bookingId: string; isErased: boolean }

/** What house and guest wrote to each other, and every message with what became of it. */
export function GuestMessages(props: Props) {
  const { modules } = useSession().property
  const mayWrite = useCan()('messages:send')
  return mayWrite && modules.includes('messagingEmail') ? <MessagesBox {...props} /> : null
}

function MessagesBox({ bookingId, isErased }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery(guestMessagesQuery(bookingId))
  const title = t('guestMessages.title')
  if (!data) {
    const rows = { count: 2, className: classes.row, height: 18, width: '60%' }
    return <PendingBox title={title} error={error} onRetry={() => void refetch()} rows={rows} />
  }
  return (
    <Box title={title} aside={data.items.length || undefined} flush>
      <LastLines bookingId={bookingId} />
      <RowList aria-label={t('guestMessages.sent')}>
        {data.items.map((message) => (
          <ListRow key={message.id} className={classes.row}>
            <Sent message={message} />
          </ListRow>
        ))}
        {data.items.length === 0 && (
          <ListRow className={classes.row}>
            <span className={classes.quiet}>{t('guestMessages.none')}</span>
          </ListRow>
        )}
        {data.next !== null && (
          <ListRow className={classes.row}>
            <span className={classes.quiet}>
              {t('guestMessages.onlyNewest', { count: data.items.length })}
            </span>
          </ListRow>
        )}
      </RowList>
      {!isErased && <Ways bookingId={bookingId} />}
    </Box>
  )
}

/** To the thread, which is begun when there is none, and to a message of one's own. */
function Ways({ bookingId }: { bookingId: string }) {
  const t = useT()
  const navigate = useNavigate()
  const open = useOpenThread()
  const tellFailure = useFailureNotice(t('guestMessages.openFailed'))
  const toThread = () =>
    open.mutate(bookingId, {
      onSuccess: ({ id }) => void navigate({ to: '/messages/inbox', search: { thread: id } }),
      onError: tellFailure,
    })
  return (
    <div className={classes.ways}>
      <Button
        variant="default"
        leftSection={<IconMessageCircle size={16} stroke={1.7} />}
        loading={open.isPending}
        onClick={toThread}
      >
        {t('guestMessages.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.7} />}
        renderRoot={(props) => <Link to="/messages" search={{ guest: bookingId }} {...props} />}
      >
        {t('guestMessages.write')}
      </Button>
    </div>
  )
}

const TONES: Record<MessageItem['state'], StateTone> = {
  queued: 'wait',
  kept: 'notice',
  sent: 'good',
  delivered: 'good',
  failed: 'notice',
  cancelled: 'quiet',
  skipped: 'quiet',
}

function Sent({ message }: { message: MessageItem }) {
  const t = useT()
  const { moment } = useMoment()
  const causeWords = useCauseWords()
  const reasonWords = useReasonWords()
  const { channel, subject, cause, state, reason, sentAt, nextTryAt, createdAt, mayBeDouble } = message
  const planned =
    state === 'queued' && nextTryAt ? t('guestMessages.goesOut', { when: moment(nextTryAt) }) : null
  return (
    <>
      <ChannelIcon channel={channel} isNamed />
      <div className={classes.words}>
        <span className={classes.name}>{subject || cause.name || causeWords(message)}</span>
        <span className={classes.quiet}>
          {[causeWords(message), planned ?? moment(sentAt ?? createdAt)].join(', ')}
        </span>
        {reason && <span className={classes.reason}>{reasonWords(reason)}</span>}
        {state === 'kept' && <span className={classes.reason}>{t(`guestMessages.kept.${channel}`)}</span>}
        {mayBeDouble && <span className={classes.reason}>{t('guestMessages.maybeTwice')}</span>}
      </div>
      <StateBadge tone={TONES[state]}>{t(`guestMessages.state.${state}`)}</StateBadge>
    </>
  )
}
