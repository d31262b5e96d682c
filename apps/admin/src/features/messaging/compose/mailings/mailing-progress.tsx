import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { useT } from '../../../../platform/texts.ts'
import { progressOf } from './mailing-words.ts'
import classes from './mailings.module.css'

/** How far a mailing is: a bar of what became of its messages, and the same in words. */
export function MailingProgress({ counts }: { counts: Mailing['counts'] }) {
  const t = useT()
  const { total, finished, parts } = progressOf(counts)
  if (parts.length === 0) return null
  const shown = parts.filter(({ state }) => state !== 'skipped')
  return (
    <div className={classes.progress}>
      {total > 0 && (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={t('compose.progress')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={finished}
        >
          {shown.map(({ state, count }) => (
            <span key={state} data-state={state} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
      <ul className={classes.counts}>
        {parts.map(({ state, count }) => (
          <li key={state} data-state={state}>
            {t(`compose.count.${state}`, { count })}
          </li>
        ))}
      </ul>
    </div>
  )
}
