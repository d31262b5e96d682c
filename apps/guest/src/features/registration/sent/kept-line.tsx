import type { GuestForm } from '@innkeeper/api/registration/guest.ts'
import { isPresetCountry, type PresetCountry } from '@innkeeper/domain/registration/presets.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import styles from './sent.module.css'

/** Whose law says how long. */
const LAWS = {
  DK: 'sent.kept.DK',
  SE: 'sent.kept.SE',
  NO: 'sent.kept.NO',
  FI: 'sent.kept.FI',
  EE: 'sent.kept.EE',
  NL: 'sent.kept.NL',
} as const satisfies Record<PresetCountry, string>

/** How long it is kept, and that nothing of it is left on the device. */
export function KeptLine({ months, country }: { months: number; country: GuestForm['country'] }) {
  const t = useTexts<RegistrationTranslate>()
  const words = isPresetCountry(country) ? LAWS[country] : 'sent.kept.other'
  return (
    <p className={styles.kept}>
      <IconLock size={20} stroke={1.5} aria-hidden="true" />
      <span>
        {t(words, { months })} {t('sent.nothingStays')}
      </span>
    </p>
  )
}
