import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { type SignInRefusal, signIn } from './sign-in.ts'
import { signInSchema } from './sign-in-schema.ts'

export function SignInForm({ redirect }: { redirect: string | undefined }) {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  const passwordInput = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const validate = useMemo(() => schemaResolver(signInSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: { email: '', password: '' }, validate })

  const submit = form.onSubmit(
    async ({ email, password }) => {
      if (form.submitting) return
      setRefusal(null)
      const refused = await signIn(email.trim(), password)
      if (refused) {
        setRefusal(refused)
        // The e-mail stays; the password is what one types again.
        if (refused === 'auth/invalid-credentials') form.setFieldValue('password', '')
        passwordInput.current?.focus()
        return
      }
      queryClient.clear()
      router.history.replace(safeRedirect(redirect))
    },
    (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
  )

  const noticeCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && (
          <Alert color="red" variant="light" role="alert">
            {refusal === 'offline' ? t('error.offline') : t(refusal)}
          </Alert>
        )}
        <TextInput
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          ref={passwordInput}
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          size="md"
          description={isCapsLockOn ? t('signIn.capsLock') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onKeyUp={noticeCapsLock}
          visible={isPasswordShown}
          onVisibilityChange={setPasswordShown}
          visibilityToggleButtonProps={{
            'aria-label': isPasswordShown ? t('signIn.hidePassword') : t('signIn.showPassword'),
            tabIndex: 0,
          }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={form.submitting}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  )
}
