import { useFormTexts } from '../form-place.tsx'
import styles from './wizard.module.css'

type WizardNotesProps = {
  isReturn: boolean
  hasChanged: boolean
  onContinue: () => void
  onClear: () => void
  onRead: () => void
}

/** What happened meanwhile: somebody came back, or the house asks something else now. */
export function WizardNotes({ isReturn, hasChanged, onContinue, onClear, onRead }: WizardNotesProps) {
  const t = useFormTexts()
  return (
    <>
      {isReturn && (
        <div className={styles.note} role="status">
          <p>{t('registration.kept')}</p>
          <div>
            <button type="button" onClick={onContinue}>
              {t('action.continue')}
            </button>
            <button type="button" onClick={onClear}>
              {t('registration.clear')}
            </button>
          </div>
        </div>
      )}
      {hasChanged && (
        <div className={styles.note} role="alert">
          <p>{t('registration.formChanged')}</p>
          <div>
            <button type="button" onClick={onRead}>
              {t('action.continue')}
            </button>
          </div>
        </div>
      )}
    </>
  )
}
