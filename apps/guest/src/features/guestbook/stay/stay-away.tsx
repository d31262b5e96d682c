import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { useStay } from '../../../platform/stay.tsx'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { bookingAddress } from '../api.ts'
import { askUntilBack } from './ask-until-back.ts'
import styles from './stay-away.module.css'

/** Says that the stay is out of reach, and asks for it until it is back. */
export function StayAway() {
  const t = useTexts<GuestbookTranslate>()
  const answers = useAnswers()
  const { propertyId } = useProperty()
  const { linkKey } = useStay()
  useEffect(() => {
    if (linkKey) return askUntilBack(() => answers.refresh(bookingAddress(propertyId, linkKey)))
  }, [answers, propertyId, linkKey])
  return (
    <p className={styles.words} role="status">
      {t('stay.away')}
    </p>
  )
}
