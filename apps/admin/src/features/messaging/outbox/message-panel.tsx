import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WorkPanel } from '../../../components/dialog/work-panel.tsx'
import { MailFrame } from '../../../components/mail-frame/mail-frame.tsx'
import { Detail, DetailList } from '../../../components/page/detail-list.tsx'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { SmsBubble } from '../sms-bubble.tsx'
import { messageQuery, useMessageCommand } from './api.ts'
import { canCancel, canResend, causeWords, momentOf } from './message-words.ts'
import classes from './outbox.module.css'
import { MessageStanding } from './use-message-columns.tsx'

/** One message: what was sent, to whom, and what became of it. */
export function MessagePanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useT()
  const { moment } = useMoment()
  const { data: message, error, refetch } = useQuery(messageQuery(messageId))
  const command = useMessageCommand(messageId)
  if (!message) {
    return (
      <WorkPanel title={t('outbox.message')} onClose={onClose}>
        {error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={320} />}
      </WorkPanel>
    )
  }
  const { word, at } = momentOf(message)
  const [isCancellable, isResendable] = [canCancel(message), canResend(message)]
  const foot = (
    <>
      {isCancellable && (
        <Button variant="default" loading={command.isPending} onClick={() => command.mutate('cancel')}>
          {t('outbox.cancel')}
        </Button>
      )}
      {isResendable && (
        <Button loading={command.isPending} onClick={() => command.mutate('resend')}>
          {t('outbox.resend')}
        </Button>
      )}
    </>
  )
  return (
    <WorkPanel
      title={message.subject || t('outbox.message')}
      note={<MessageStanding message={message} />}
      onClose={onClose}
      {...(isCancellable || isResendable ? { foot } : {})}
    >
      <div className={classes.panel}>
        <ErrorAlert error={command.error} />
        <DetailList>
          <Detail label={t('outbox.column.guest')}>
            {message.booking ? (
              <Link to="/guests/$bookingId" params={{ bookingId: message.booking.id }}>
                <span dir="auto">{message.booking.name || t('outbox.nobody')}</span>
              </Link>
            ) : (
              t('outbox.nobody')
            )}
            {message.to !== '' && <span className={classes.quiet}>{message.to}</span>}
          </Detail>
          <Detail label={t('outbox.column.channel')}>{t(`outbox.channel.${message.channel}`)}</Detail>
          <Detail label={t('outbox.column.about')}>{causeWords(t, message)}</Detail>
          <Detail label={t('outbox.detail.made')}>{moment(message.createdAt)}</Detail>
          {word !== 'made' && <Detail label={t(`outbox.detail.${word}`)}>{moment(at)}</Detail>}
        </DetailList>
        {message.html !== null && (
          <MailFrame title={message.subject} html={message.html} className={classes.mail} />
        )}
        {message.html === null && message.channel === 'sms' && (
          <SmsBubble text={message.text} parts={Math.max(1, message.parts)} />
        )}
        {message.html === null && message.channel === 'email' && (
          <p className={classes.plain} dir="auto">
            {message.text}
          </p>
        )}
      </div>
    </WorkPanel>
  )
}
