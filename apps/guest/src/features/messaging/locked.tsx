import type { GuestThread } from '@innkeeper/api/messaging/guest-thread.ts'
import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState } from 'react'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { askForCode, openByCode } from './api.ts'
import styles from './chat.module.css'
import { useErrorText } from './use-error-text.ts'

const DIGITS = 6

type CodeAddress = GuestThread['codeTo'][number]
type Props = {
  answers: AnswerStore
  stay: { hotel: string; bookingId: string }
  codeTo: readonly CodeAddress[]
  language: string
  onOpen: (thread: GuestThread) => void
}

/** A link gets forwarded: what was written before shows after a code that only the guest can read. */
export function Locked({ answers, stay, codeTo, language, onOpen }: Props) {
  const t = useTexts<GuestbookTranslate>()
  const [sentTo, setSentTo] = useState<CodeAddress | null>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const problem = useErrorText(failure, language)

  async function attempt(run: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    await run().catch(setFailure)
    setBusy(false)
  }
  const ask = (to: CodeAddress) =>
    attempt(async () => {
      await askForCode(answers, stay, to.by)
      setCode('')
      setSentTo(to)
    })
  const open = () => attempt(async () => onOpen(await openByCode(answers, stay, code)))

  return (
    <section className={styles.locked}>
      <h3>{t('chat.locked')}</h3>
      <p>{codeTo.length > 0 ? t('chat.lockedText') : t('chat.lockedAsk')}</p>
      {sentTo === null ? (
        codeTo.map((to) => (
          <Button key={to.by} kind="secondary" isWide disabled={isBusy} onClick={() => void ask(to)}>
            {t('chat.sendCode', { to: to.to })}
          </Button>
        ))
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <p role="status">{t('chat.codeSent', { to: sentTo.to })}</p>
          <div className={styles.code}>
            <input
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={DIGITS}
              placeholder={t('chat.code')}
              aria-label={t('chat.code')}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
            />
            <Button type="submit" disabled={isBusy || code.length !== DIGITS}>
              {t('chat.openCode')}
            </Button>
          </div>
          <button type="button" className={styles.textButton} onClick={() => setSentTo(null)}>
            {t('chat.otherCode')}
          </button>
        </form>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
