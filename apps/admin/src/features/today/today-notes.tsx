import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconMailX,
  IconMessageCircle,
  IconShoppingBag,
  IconWebhook,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Box } from '../../components/page/box.tsx'
import { ListRow, RowList } from '../../components/page/row-list.tsx'
import { failureWords } from '../../platform/message-failure.ts'
import { useCan, useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { todayNotesQuery, useCloseFailedMessage } from './api.ts'
import classes from './today.module.css'

/** What failed or runs out: nobody else tells of it. */
export function TodayNotes() {
  const t = useT()
  const may = useCan()
  const { modules } = useSession().property
  const { data } = useQuery(todayNotesQuery)
  const close = useCloseFailedMessage()
  const { ago } = useMoment()
  const { failedMessages = [], failedInvitations = [], failedWebhooks = [] } = data ?? {}
  const lowStock = modules.includes('products') ? (data?.lowStock ?? []) : []
  const waiting = modules.includes('messagingEmail') ? data?.waitingThreads : null
  const shown = [waiting ? [waiting] : [], failedMessages, failedInvitations, failedWebhooks, lowStock]
  if (shown.every(({ length }) => length === 0)) return null
  return (
    <Box title={t('today.notes')} flush>
      <RowList>
        {waiting && (
          <Note
            icon={<IconMessageCircle size={19} stroke={1.6} className={classes.trouble} aria-hidden />}
            fact={t('inbox.toAnswer', { count: waiting.count })}
            text={t('inbox.today.since', { count: waiting.count, ago: ago(waiting.since) })}
          >
            <Button variant="default" renderRoot={(props) => <Link to="/messages/inbox" {...props} />}>
              {t('inbox.today.open')}
            </Button>
          </Note>
        )}
        {failedMessages.map(({ id, channel, failure, guestName, requestId }) => (
          <Note
            key={id}
            icon={<IconAlertTriangle size={19} stroke={1.6} className={classes.trouble} aria-hidden />}
            fact={t('today.notes.message', { channel, name: guestName })}
            text={t(failureWords(failure))}
          >
            {requestId && may('requests:handle') && (
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/requests" search={{ open: requestId }} {...props} />}
              >
                {t('today.notes.openRequest')}
              </Button>
            )}
            <Button
              variant="subtle"
              color="gray"
              loading={close.isPending && close.variables === id}
              onClick={() => close.mutate(id)}
              aria-label={t('today.notes.seenOf', { name: guestName })}
            >
              {t('today.notes.seen')}
            </Button>
          </Note>
        ))}
        {failedInvitations.map(({ id, email }) => (
          <Note
            key={id}
            icon={<IconMailX size={19} stroke={1.6} className={classes.trouble} aria-hidden />}
            fact={t('today.notes.invitation', { email })}
          >
            <Button variant="default" renderRoot={(props) => <Link to="/team" {...props} />}>
              {t('today.notes.openTeam')}
            </Button>
          </Note>
        ))}
        {failedWebhooks.map(({ id, name, count }) => (
          <Note
            key={id}
            icon={<IconWebhook size={19} stroke={1.6} className={classes.trouble} aria-hidden />}
            fact={t('today.notes.webhook', { name, count })}
            text={t('today.notes.webhookText')}
          >
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/settings/integrations/webhooks" {...props} />}
            >
              {t('today.notes.openWebhooks')}
            </Button>
          </Note>
        ))}
        {lowStock.map(({ productId, name, stock, soldInAWeek }) => (
          <Note
            key={productId}
            icon={<IconShoppingBag size={19} stroke={1.6} aria-hidden />}
            fact={t('today.notes.stock', { name, stock })}
            text={t('today.notes.sold', { count: soldInAWeek })}
          >
            {may('content:edit') && (
              <Button
                variant="default"
                aria-label={t('today.notes.setStockOf', { name })}
                renderRoot={(props) => <Link to="/products/$productId" params={{ productId }} {...props} />}
              >
                {t('today.notes.setStock')}
              </Button>
            )}
          </Note>
        ))}
      </RowList>
    </Box>
  )
}

type NoteProps = { icon: ReactNode; fact: string; text?: string; children?: ReactNode }

function Note({ icon, fact, text, children }: NoteProps) {
  return (
    <ListRow className={classes.note}>
      {icon}
      <span className={classes.words}>
        <strong>{fact}</strong> {text && <span className={classes.quiet}>{text}</span>}
      </span>
      <span className={classes.buttons}>{children}</span>
    </ListRow>
  )
}
