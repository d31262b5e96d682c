import { Button } from '@innkeeper/ui/button.tsx'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useProperty } from '../../../platform/property-picture.tsx'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './survey-sheet.module.css'

type ConfirmSheetProps = {
  isOpen: boolean
  privacyUrl: string | null
  onCancel: () => void
  onSend: () => void
}

/** Asked before anything is sent: whoever sends agrees to the privacy policy (spec 2). */
export function ConfirmSheet({ isOpen, privacyUrl, onCancel, onSend }: ConfirmSheetProps) {
  const t = useSurveyTexts()
  const { name } = useProperty()
  return (
    <RisingSheet isOpen={isOpen} label={t('survey.confirm.title')} onClose={onCancel}>
      <div className={styles.sheet}>
        <h2>{t('survey.confirm.title')}</h2>
        <p>
          {t('survey.confirm.text', { hotel: name })}{' '}
          {privacyUrl && (
            <a href={privacyUrl} target="_blank" rel="noopener">
              {t('survey.confirm.policy')}
              <HeardText> {t('link.newWindow')}</HeardText>
            </a>
          )}
        </p>
        <div>
          <Button kind="secondary" onClick={onCancel}>
            {t('survey.confirm.notYet')}
          </Button>
          <Button onClick={onSend}>{t('survey.confirm.send')}</Button>
        </div>
      </div>
    </RisingSheet>
  )
}
