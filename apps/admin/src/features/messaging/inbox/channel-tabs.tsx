import type { Thread } from '@innkeeper/api/messaging/threads.ts'
import { Tooltip } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import type { AnswerChannel } from './api.ts'
import { ChannelIcon } from './channel-icon.tsx'
import { useWhyNot } from './use-why-not.ts'
import classes from './write-box.module.css'

type Props = { thread: Thread; channel: AnswerChannel; onChoose: (channel: AnswerChannel) => void }

/** The ways an answer can go; one that leads nowhere says why. */
export function ChannelTabs({ thread, channel, onChoose }: Props) {
  const t = useT()
  const whyNot = useWhyNot()
  const ways = [...thread.channels, { channel: 'note' as const, to: null, why: null }]
  return (
    <fieldset className={classes.channels} aria-label={t('inbox.channels')}>
      {ways.map(({ channel: way, why, to }) => (
        <Tooltip
          key={way}
          label={why ? whyNot(way, why) : to}
          disabled={!why && !to}
          events={{ hover: true, focus: true, touch: true }}
        >
          <button
            type="button"
            className={classes.channel}
            aria-pressed={way === channel}
            aria-disabled={why !== null}
            onClick={() => why === null && onChoose(way)}
          >
            <ChannelIcon channel={way} />
            {t(`inbox.way.${way}`)}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  )
}
