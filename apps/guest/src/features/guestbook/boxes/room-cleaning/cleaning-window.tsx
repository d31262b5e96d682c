import type { Box } from '@innkeeper/api/guestbook.ts'
import { windowOf } from '@innkeeper/domain/cleaning/window.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import styles from './cleaning-window.module.css'

/** When the choice can be made. */
export function CleaningWindow({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  const { opens, closes } = windowOf(box.options)
  return (
    <p className={styles.window}>
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      {t('cleaning.window', { from: opens, to: closes })}
    </p>
  )
}
