import { Progress as Bar } from '@mantine/core'
import { useT } from '../../../../platform/texts.ts'
import classes from '../submissions.module.css'

/** How far the house is with those who come. */
export function Progress({ registered, arrivals }: { registered: number; arrivals: number }) {
  const t = useT()
  const words = t('regSubs.progress', { registered, arrivals })
  return (
    <div className={classes.progress}>
      <p className={classes.progressWords}>
        <strong className={classes.number}>{registered}</strong>
        {t('regSubs.progress.of', { arrivals })}
      </p>
      <Bar value={arrivals === 0 ? 0 : (registered / arrivals) * 100} size={6} aria-label={words} />
    </div>
  )
}
