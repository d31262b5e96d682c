import { requestPasswordReset } from '@innkeeper/api/auth.ts'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { emailFormSchema } from './account-schemas.ts'
import { accountStateQuery } from './api.ts'
import { EmailField } from './email-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
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
    <EntranceForm
      onSubmit={form.onSubmit(submit, () => form.getInputNode('email')?.focus())}
      refusal={refusal}
      submitLabel={t(state?.isMailConfigured === false ? 'resetPassword.ask' : 'resetPassword.submit')}
      isSending={isSending}
    >
      <EmailField ref={firstField} {...form.getInputProps('email')} />
    </EntranceForm>
  )
}
