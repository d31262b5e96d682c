import { classNames } from '@innkeeper/ui/class-names.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './survey-form.module.css'

type ProgressProps = { place: number; total: number }

/** How far it is, in words. */
export function StepCount({ place, total }: ProgressProps) {
  const t = useSurveyTexts()
  return <p className={styles.count}>{t('survey.step', { current: place, total })}</p>
}

/** The same as bars. */
export function ProgressBars({ place, total }: ProgressProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their place
        <span key={at} className={classNames(at < place && styles.passed)} />
      ))}
    </div>
  )
}
