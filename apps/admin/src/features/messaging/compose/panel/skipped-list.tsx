import type { MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { useT } from '../../../../platform/texts.ts'
import { reasonWords } from '../../reason-words.ts'
import classes from '../compose.module.css'

type Props = {
  skipped: MailingDryRun['skipped']
  /** By two channels the reason says by which. */
  isBoth: boolean
}

/** Who is meant and gets nothing, by the reason. */
export function SkippedList({ skipped, isBoth }: Props) {
  const t = useT()
  if (skipped.length === 0) return null
  return (
    <div className={classes.skipped}>
      <h3 className={classes.small}>{t('compose.skipped')}</h3>
      <ul>
        {skipped.map(({ channel, reason, count }) => (
          <li key={`${channel} ${reason}`}>
            <span className={classes.skippedCount}>{count}</span>
            <span>
              {t(reasonWords(reason))}
              {isBoth && <span className={classes.soft}> · {t(`outbox.channel.${channel}`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
