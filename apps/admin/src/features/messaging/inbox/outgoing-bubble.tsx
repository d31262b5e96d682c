import { Button } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import type { Outgoing } from './answer-drafts.ts'
import { ChannelIcon } from './channel-icon.tsx'
import classes from './thread-pane.module.css'
import type { Answering } from './use-answer.ts'

type Props = { outgoing: Outgoing; answering: Pick<Answering, 'again' | 'takeBack'> }

/** An answer that is on its way, or did not get there. */
export function OutgoingBubble({ outgoing: { clientKey, text, channel, hasFailed }, answering }: Props) {
  const t = useT()
  return (
    <li className={classes.entry} data-by={channel === 'note' ? 'note' : 'staff'} data-outgoing>
      <p className={channel === 'note' ? classes.note : classes.bubble} dir="auto">
        {text}
      </p>
      <span className={classes.meta}>
        <ChannelIcon channel={channel} />
        {hasFailed ? (
          <strong className={classes.trouble}>{t('inbox.send.notSent')}</strong>
        ) : (
          t('inbox.sending')
        )}
        {hasFailed && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={() => answering.again(clientKey)}>
              {t('action.retry')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => answering.takeBack(clientKey)}
            >
              {t('inbox.send.edit')}
            </Button>
          </>
        )}
      </span>
    </li>
  )
}
