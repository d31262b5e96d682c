import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { failureWords } from '../../../platform/message-failure.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import { useWhen } from './use-when.ts'

type Message = OrderRequest['messages'][number]

const TONES: Record<Message['state'], StateTone> = {
  queued: 'wait',
  kept: 'notice',
  sent: 'good',
  delivered: 'good',
  failed: 'notice',
  cancelled: 'wait',
  skipped: 'notice',
}
const KINDS = ['received', 'accepted', 'declined', 'cancelled', 'expired'] as const

/** What went to the guest about it, and whether it got there. */
export function RequestMessages({ messages }: { messages: Message[] }) {
  const t = useT()
  const { when } = useWhen()
  const kindOf = (kind: string) => KINDS.find((known) => known === kind) ?? 'other'
  return (
    <section aria-label={t('requests.panel.messages')}>
      <h3 className={classes.panelTitle}>{t('requests.panel.messages')}</h3>
      {messages.length === 0 && <span className={classes.quiet}>{t('requests.panel.noMessages')}</span>}
      <ul className={classes.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <div>
              {t(`requests.message.${kindOf(message.kind)}`)}
              <span className={classes.quiet}>
                {`${t(`requests.channel.${message.channel}`)}, ${when(message.at)}`}
              </span>
              {message.failure && <span className={classes.trouble}>{t(failureWords(message.failure))}</span>}
              {message.state === 'kept' && (
                <span className={classes.trouble}>{t(`requests.kept.${message.channel}`)}</span>
              )}
            </div>
            <StateBadge tone={TONES[message.state]}>{t(`requests.messageState.${message.state}`)}</StateBadge>
          </li>
        ))}
      </ul>
    </section>
  )
}
