import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import styles from './summary.module.css'

export type SummaryLine = { label: string; value: string; details?: readonly string[]; onEdit: () => void }

/** What will be sent, to be looked over; each line leads back to where it was written. */
export function Summary({ lines }: { lines: readonly SummaryLine[] }) {
  const t = useTexts<RegistrationTranslate>()
  return (
    <dl className={styles.summary}>
      {lines.map(({ label, value, details = [], onEdit }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>
            <span dir="auto">
              {value}
              {details.map((detail) => (
                <small key={detail} dir="auto">
                  {detail}
                </small>
              ))}
            </span>
            <button
              type="button"
              className={styles.edit}
              aria-label={t('sign.edit', { label })}
              onClick={onEdit}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
