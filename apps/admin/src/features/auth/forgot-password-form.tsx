import { requestPasswordReset } from '@innkeeper/api/auth.ts'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { emailFormSchema } from './account-schemas.ts'
import { accountStateQuery } from './api.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useSubmit } from './use-submit.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT()
  const firstField = useFirstFocus<HTMLInputElement>()
  const { data: state } = useQuery(accountStateQuery)
  const validate = useMemo(() => schemaResolver(emailFormSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: { email: '' }, validate })
  const { submit, isSending, refusal } = useSubmit(
    ({ email }: { email: string }) => call(requestPasswordReset, { body: { email: email.trim() } }),
    ({ email }) => onSent(email.trim()),
  )
  return (
    <form onSubmit={form.onSubmit(submit, () => form.getInputNode('email')?.focus())} noValidate>
      <Stack gap="md">
        {state?.isMailConfigured === false && (
          <Alert color="accent" variant="light">
            {t('resetPassword.noMail')}
          </Alert>
        )}
        <RefusalAlert refusal={refusal} />
        <TextInput
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          size="md"
          ref={firstField}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
    </form>
  )
}
