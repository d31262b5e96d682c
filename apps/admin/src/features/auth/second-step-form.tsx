import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { codeText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { CodeField } from './code-field.tsx'

import { type Challenge, finishSignIn, type Refusal } from './sign-in.ts'
import { useFirstFocus } from './use-first-focus.ts'

type Props = {
  kind: 'totp' | 'recovery'
  challenge: Challenge
  onDone: () => void
  /** The first step is too long ago; it has to be taken again. */
  onTimeout: () => void
}

export function SecondStepForm({ kind, challenge, onDone, onTimeout }: Props) {
  const t = useT()
  const input = useFirstFocus<HTMLInputElement>()
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isSending, setSending] = useState(false)

  const send = async (typed: string) => {
    if (isSending) return
    if (!typed) {
      setRefusal('auth/missing-code')
      input.current?.focus()
      return
    }
    setSending(true)
    const refused = await finishSignIn(challenge, typed)
    setSending(false)
    if (!refused) return onDone()
    if (refused === 'auth/totp-challenge-timeout') return onTimeout()
    setRefusal(refused)
    if (kind === 'totp') setCode('')
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code.trim())
  }
  const error = refusal && codeText(t, refusal)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {kind === 'totp' ? (
          <CodeField
            ref={input}
            value={code}
            onChange={setCode}
            onComplete={(whole) => void send(whole)}
            error={error}
          />
        ) : (
          <TextInput
            ref={input}
            label={t('secondStep.recoveryCode')}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            size="md"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={error}
          />
        )}
        <Button type="submit" size="md" loading={isSending}>
          {t('action.continue')}
        </Button>
      </Stack>
    </form>
  )
}
