import type { Companion } from '@innkeeper/domain/registration/values.ts'
import { formatDateOnly } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import styles from './companions-step.module.css'

type CompanionCardProps = {
  companion: Companion
  /** Something of it has to be looked at again. */
  isWrong: boolean
  onEdit: () => void
  onRemove: () => void
}

/** Somebody who travels along; the card opens what was filled in. */
export function CompanionCard({ companion, isWrong, onEdit, onRemove }: CompanionCardProps) {
  const t = useFormTexts()
  const locale = intlLocaleFor(useFormPlace().language)
  const { type, values } = companion
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ')
  const kind = t(type === 'spouse' ? 'registration.companion.spouse' : 'registration.companion.child')
  const born = values.birthDate && formatDateOnly(values.birthDate, locale)
  return (
    <li className={styles.card}>
      <span className={classNames(styles.letter, type !== 'spouse' && styles.young)} aria-hidden="true">
        {[...(values.firstName ?? '')][0]?.toUpperCase()}
      </span>
      <button type="button" className={styles.who} onClick={onEdit}>
        <b dir="auto">{name}</b>
        <span>{[kind, born].filter(Boolean).join(', ')}</span>
        {isWrong && <em>{t('registration.companion.lookAgain')}</em>}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('registration.remove.one', { name })}
        onClick={onRemove}
      >
        {t('registration.remove.yes')}
      </button>
    </li>
  )
}
