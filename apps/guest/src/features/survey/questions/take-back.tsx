import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './question.module.css'

/** Radio buttons know no way back; a question nobody has to answer has one. */
export function TakeBack({ onTakeBack }: { onTakeBack: () => void }) {
  const t = useSurveyTexts()
  const takeBack = (button: HTMLButtonElement) => {
    const first = button.closest('fieldset')?.querySelector('input')
    onTakeBack()
    // The button goes, and with it the place somebody is at.
    first?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={styles.takeBack}
      aria-label={t('survey.rating.none')}
      title={t('survey.rating.none')}
      onClick={({ currentTarget }) => takeBack(currentTarget)}
    >
      <IconX size={18} stroke={2} aria-hidden="true" />
    </button>
  )
}
