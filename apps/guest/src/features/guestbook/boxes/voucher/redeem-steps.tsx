import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useId, useState, useSyncExternalStore } from 'react'
import { useStay } from '../../../../platform/stay.tsx'
import { takeFocus } from '../../sheet/take-focus.ts'
import type { Redemption } from './use-redeem.ts'
import styles from './voucher-details.module.css'

type Step = 'offered' | 'confirming' | 'cancelled'

/** Redeem, then once more to confirm: a voucher spent by a slip of the thumb is gone. */
export function RedeemSteps({ redemption }: { redemption: Redemption }) {
  const t = useTexts<GuestTranslate>()
  const [step, setStep] = useState<Step>('offered')
  const isReady = useIsReady()
  if (step !== 'confirming') {
    return (
      <div className={styles.steps}>
        <Button
          key={step}
          ref={step === 'cancelled' ? takeFocus : null}
          isWide
          disabled={!isReady}
          onClick={() => setStep('confirming')}
        >
          {t('voucher.redeem')}
        </Button>
      </div>
    )
  }
  return <ConfirmStep redemption={redemption} onCancel={() => setStep('cancelled')} />
}

function ConfirmStep({ redemption, onCancel }: { redemption: Redemption; onCancel: () => void }) {
  const t = useTexts<GuestTranslate>()
  const id = useId()
  const { redeem, isPending, failure } = redemption
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      className={styles.confirm}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h3 id={`${id}-title`} className={styles.question}>
        {t('voucher.confirm.title')}
      </h3>
      <p id={`${id}-text`}>{t('voucher.confirm.text')}</p>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.choices}>
        <Button isWide aria-disabled={isPending} onClick={() => isPending || redeem()}>
          {t(isPending ? 'voucher.redeeming' : failure ? 'action.tryAgain' : 'voucher.confirm.yes')}
        </Button>
        <Button isWide kind="secondary" disabled={isPending} onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </div>
    </section>
  )
}

/** Scripts run, and whose voucher it is has been asked; a preview redeems nothing. */
function useIsReady(): boolean {
  const { status } = useStay()
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return isInBrowser && status !== 'pending' && status !== 'sample'
}
