import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { failureWords } from '../../../platform/message-failure.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'
import { useWhen } from './use-when.ts'

type Message = OrderRequest['messages'][number]

const TONES: Record<Message['state'], StateTone> = { queued: 'wait', sent: 'good', failed: 'notice' }
const KINDS = ['received', 'accepted', 'declined', 'cancelled', 'expired'] as const

/** What went to the guest about it, and whether it got there. */
export function RequestMessages({ messages }: { messages: Message[] }) {
  const t = useT()
  const { when } = useWhen()
  const { isMailConfigured, isSmsConfigured } = useSession().installation
  const leaves = { email: isMailConfigured, sms: isSmsConfigured }
  const kindOf = (kind: string) => KINDS.find((known) => known === kind) ?? 'other'
  return (
    <section aria-label={t('requests.panel.messages')}>
      <h3 className={classes.panelTitle}>{t('requests.panel.messages')}</h3>
      {messages.length === 0 && <span className={classes.quiet}>{t('requests.panel.noMessages')}</span>}
      <ul className={classes.messages}>
        {messages.map((message) => {
          // What stays in the installation's own outbox has reached nobody.
          const isKept = message.state === 'sent' && !leaves[message.channel]
          return (
            <li key={message.id}>
              <div>
                {t(`requests.message.${kindOf(message.kind)}`)}
                <span className={classes.quiet}>
                  {`${t(`requests.channel.${message.channel}`)}, ${when(message.at)}`}
                </span>
                {message.failure && (
                  <span className={classes.trouble}>{t(failureWords(message.failure))}</span>
                )}
                {isKept && <span className={classes.trouble}>{t(`requests.kept.${message.channel}`)}</span>}
              </div>
              <StateBadge tone={isKept ? 'notice' : TONES[message.state]}>
                {t(isKept ? 'requests.messageState.kept' : `requests.messageState.${message.state}`)}
              </StateBadge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
