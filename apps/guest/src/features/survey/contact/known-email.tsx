import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './contact.module.css'

type KnownEmailProps = {
  /** As it is shown, in part: links are forwarded. Empty where the house knows none. */
  address: string
  /** Another one was written. */
  isChanged: boolean
  /** The field for it. */
  children: ReactNode
}

/** The address from the booking, which may stay as it is. */
export function KnownEmail({ address, isChanged, children }: KnownEmailProps) {
  const t = useSurveyTexts()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus()
  }, [isOpen])
  if (address === '' || isChanged || isOpen) return <div ref={field}>{children}</div>
  return (
    <div className={styles.onFile}>
      <p>
        <span>{t('survey.contact.email')}</span>
        <b dir="ltr">{address}</b>
      </p>
      <button type="button" onClick={() => setOpen(true)}>
        {t('survey.contact.change')}
      </button>
      <IconCheck size={20} stroke={2} aria-hidden="true" />
    </div>
  )
}
