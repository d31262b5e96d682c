import { Button } from '@innkeeper/ui/button.tsx'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import type { MouseEvent } from 'react'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './survey-form.module.css'

type FootBarProps = {
  isLast: boolean
  isBusy: boolean
  /** Of a preview nothing is kept. */
  isKept: boolean
  onBack: (() => void) | null
  onPress: (event: MouseEvent) => void
}

/** One filled button at the foot, back beside it. */
export function FootBar({ isLast, isBusy, isKept, onBack, onPress }: FootBarProps) {
  const t = useSurveyTexts()
  const action = isLast ? t('action.send') : t('action.next')
  return (
    <div className={styles.foot}>
      {isLast && isKept && (
        <p>
          <IconDeviceMobile size={17} stroke={1.75} aria-hidden="true" />
          {t('survey.kept')}
        </p>
      )}
      <div>
        {onBack && (
          <Button kind="secondary" onClick={onBack} disabled={isBusy}>
            {t('action.back')}
          </Button>
        )}
        <Button type="submit" isWide disabled={isBusy} onClick={onPress}>
          {isBusy ? t('survey.sending') : action}
        </Button>
      </div>
    </div>
  )
}
