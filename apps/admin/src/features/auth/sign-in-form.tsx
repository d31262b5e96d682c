import { schemaResolver, useForm } from '@mantine/form'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { EmailField } from './email-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { PasswordField } from './password-field.tsx'
import { type Challenge, type Refusal, signIn } from './sign-in.ts'
import { signInSchema } from './sign-in-schema.ts'

type Props = {
  onStart: () => void
  onSignedIn: () => void
  onSecondStep: (challenge: Challenge) => void
  /** Stands beside the password, for who has forgotten it. */
  beside: ReactNode
}

export function SignInForm({ onStart, onSignedIn, onSecondStep, beside }: Props) {
  const t = useT()
  const passwordInput = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const validate = useMemo(() => schemaResolver(signInSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: { email: '', password: '' }, validate })

  const submit = form.onSubmit(
    async ({ email, password }) => {
      if (form.submitting) return
      onStart()
      setRefusal(null)
      const result = await signIn(email.trim(), password)
      if (result.kind === 'signed-in') return onSignedIn()
      if (result.kind === 'second-step') return onSecondStep(result.challenge)
      setRefusal(result.code)
      // The e-mail stays; the password is what one types again.
      if (result.code === 'auth/invalid-credentials') form.setFieldValue('password', '')
      passwordInput.current?.focus()
    },
    (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
  )

  const noticeCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <EntranceForm
      onSubmit={submit}
      refusal={refusal}
      submitLabel={t('signIn.submit')}
      isSending={form.submitting}
      after={<span>{beside}</span>}
    >
      <EmailField autoFocus {...form.getInputProps('email')} />
      <PasswordField
        ref={passwordInput}
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        description={isCapsLockOn ? t('signIn.capsLock') : undefined}
        onKeyUp={noticeCapsLock}
        {...form.getInputProps('password')}
      />
    </EntranceForm>
  )
}
