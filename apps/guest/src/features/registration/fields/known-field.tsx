import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useFormTexts } from '../form-place.tsx'
import styles from './fields.module.css'

type KnownFieldProps = { label: string; shown: string; onReplace: () => void }

/** What the house has and shows in part: it stays as it is unless another is given. */
export function KnownField({ label, shown, onReplace }: KnownFieldProps) {
  const t = useFormTexts()
  return (
    <div className={styles.onFile}>
      <p>
        <span>{label}</span>
        <b dir="auto">{shown}</b>
      </p>
      <button type="button" onClick={onReplace} aria-label={`${t('registration.replace')}: ${label}`}>
        {t('registration.replace')}
      </button>
      <IconCheck size={20} stroke={2} aria-hidden="true" />
    </div>
  )
}
