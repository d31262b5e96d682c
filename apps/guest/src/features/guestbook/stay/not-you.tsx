import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { FormEvent } from 'react'
import { useStay } from '../../../platform/stay.tsx'
import styles from './not-you.module.css'

type NotYouProps = {
  hotel: string
  /** Clears what the device keeps; the server forgets the rest. */
  onForget: () => Promise<void>
}

/** Whose guestbook this is, and the way out for whoever it is not. A plain form: it works before any script. */
export function NotYou({ hotel, onForget }: NotYouProps) {
  const t = useTexts<GuestTranslate>()
  const { firstName, lastName } = useStay().values
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void onForget().finally(() => form.submit())
  }
  return (
    <form className={styles.form} method="post" action={`/not-you/${hotel}`} onSubmit={submit}>
      <span className={styles.name} dir="auto">
        {[firstName, lastName].filter(Boolean).join(' ') || '\u00a0'}
      </span>
      <button type="submit" className={styles.button}>
        {t('booking.notYou')}
      </button>
    </form>
  )
}
