import { classNames } from '@innkeeper/ui/class-names.ts'
import { useFormTexts } from '../form-place.tsx'
import type { stepPlace } from './screens.ts'
import styles from './wizard.module.css'

/** Four bars, the step's name, and how far it is. */
export function StepBar({ step, place, total }: ReturnType<typeof stepPlace>) {
  const t = useFormTexts()
  return (
    <div className={styles.steps}>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their place
          <span key={at} className={classNames(at < place && styles.passed)} />
        ))}
      </div>
      <p>
        <b>{t(`registration.step.${step}`)}</b>
        <span>{t('registration.stepOf', { place, total })}</span>
      </p>
    </div>
  )
}
