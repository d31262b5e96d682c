import { Button } from '@innkeeper/ui/button.tsx'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { MouseEvent } from 'react'
import { useFormTexts } from '../form-place.tsx'
import styles from './wizard.module.css'

type FootBarProps = {
  /** What pressing it does, in a word or two. */
  action: string
  isBusy: boolean
  /** What is asked here has come. */
  canGoOn: boolean
  /** Said where the form ends. */
  isLast: boolean
  onBack: (() => void) | null
  onPress: (event: MouseEvent) => void
}

/** One filled button at the foot, back beside it. */
export function FootBar({ action, isBusy, canGoOn, isLast, onBack, onPress }: FootBarProps) {
  const t = useFormTexts()
  return (
    <div className={styles.foot}>
      {isLast && (
        <p>
          <IconLock size={17} stroke={1.75} aria-hidden="true" />
          {t('registration.encrypted')}
        </p>
      )}
      <div>
        {onBack && (
          <Button kind="secondary" onClick={onBack} disabled={isBusy}>
            {t('action.back')}
          </Button>
        )}
        <Button type="submit" isWide disabled={isBusy || !canGoOn} onClick={onPress}>
          {action}
        </Button>
      </div>
    </div>
  )
}
