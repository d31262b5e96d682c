import { Button } from '@innkeeper/ui/button.tsx'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { AnswerSheet } from '../../../platform/answer-sheet.tsx'
import { useUpgradeFormats, useUpgradeTexts } from '../upgrades-place.tsx'
import styles from './request.module.css'

type PriceChangedSheetProps = {
  title: string
  /** What was read. */
  before: number | null
  now: number
  onRequest: () => void
  onBack: () => void
}

/** The house changed the price while the guest was writing: said and answered before anything is sent. */
export function PriceChangedSheet({ title, before, now, onRequest, onBack }: PriceChangedSheetProps) {
  const t = useUpgradeTexts()
  const { money } = useUpgradeFormats()
  return (
    <AnswerSheet
      lead={t('upgrade.changed.nothingYet')}
      title={t('upgrade.changed.title')}
      onBack={onBack}
      actions={
        <>
          <Button onClick={onRequest}>{t('upgrade.send', { total: money(now) })}</Button>
          <Button kind="secondary" onClick={onBack}>
            {t('action.back')}
          </Button>
        </>
      }
    >
      <p className={styles.changed}>
        <strong dir="auto">{title}</strong>
        <span>
          {before !== null && (
            <>
              <HeardText>{t('upgrade.changed.before', { price: money(before) })}, </HeardText>
              <s aria-hidden="true">{money(before)}</s>
            </>
          )}
          <strong>{money(now)}</strong>
        </span>
      </p>
    </AnswerSheet>
  )
}
