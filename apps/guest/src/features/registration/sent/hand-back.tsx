import type { ClientData } from '@innkeeper/api/properties.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { ResultFrame } from '../../../platform/result-frame.tsx'
import styles from './sent.module.css'

/** The end of a form that was filled in at the desk: nobody's data, and staff sign in anew. */
export function HandBack({ property }: { property: ClientData }) {
  const t = useTexts<RegistrationTranslate>()
  return (
    <ResultFrame
      property={property}
      badge={
        <>
          <IconCheck size={14} stroke={3} aria-hidden="true" />
          {t('sent.badge')}
        </>
      }
      title={t('sent.desk.title')}
    >
      <p className={styles.lead}>{t('sent.desk.text')}</p>
      <p className={styles.staff}>
        <a href="/admin">{t('sent.desk.signIn')}</a>
      </p>
    </ResultFrame>
  )
}
