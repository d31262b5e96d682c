import { isPresetCountry } from '@innkeeper/domain/registration/presets.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { OpenForm } from '../api.ts'
import { useFormTexts } from '../form-place.tsx'
import type { NationalityNote } from './nationality-note.ts'
import styles from './notes.module.css'

/** What the nationality means, at once and calmly. */
export function NationalityLine({ note }: { note: NationalityNote }) {
  const t = useFormTexts()
  const isAsked = note?.isAsked ?? false
  const Icon = isAsked ? IconId : IconCircleCheck
  return (
    <div role="status" className={styles.slot}>
      {note && (
        <p className={classNames(styles.note, isAsked && styles.asked)}>
          <Icon size={22} stroke={1.6} aria-hidden="true" />
          <span>
            <b>{t(isAsked ? 'registration.documentAsked' : 'registration.noDocument')}</b>{' '}
            {isAsked ? t('registration.documentNext') : t(SPARED[note.because])}
          </span>
        </p>
      )}
    </div>
  )
}

const SPARED = {
  everyone: 'registration.spared.own',
  foreigners: 'registration.spared.own',
  'non-Nordic': 'registration.spared.nordic',
  'non-EEA': 'registration.spared.eea',
} as const

type LawLineProps = {
  form: Pick<OpenForm, 'country' | 'keptMonths'>
  /** A picture is asked for here: it is erased before the rest. */
  hasPicture: boolean
  privacyUrl: string | null
}

/** Which law asks, when it is erased, and where that is written in full. */
export function LawLine({ form, hasPicture, privacyUrl }: LawLineProps) {
  const t = useFormTexts()
  const { country, keptMonths } = form
  return (
    <p className={styles.law}>
      <IconLock size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {isPresetCountry(country) ? t(`registration.law.${country}`) : t('registration.law.other')}{' '}
        {t(hasPicture ? 'registration.erasedPicture' : 'registration.erased', { months: keptMonths })}{' '}
        {privacyUrl && (
          <a href={privacyUrl} target="_blank" rel="noopener">
            {t('footer.privacy')}
            <HeardText> {t('link.newWindow')}</HeardText>
          </a>
        )}
      </span>
    </p>
  )
}
