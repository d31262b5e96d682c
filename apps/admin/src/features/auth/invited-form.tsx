import { createAccount } from '@innkeeper/api/auth.ts'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { invitedSchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useEnter } from './use-enter.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useSubmit } from './use-submit.ts'

export function InvitedForm({ token, email }: { token: string; email: string }) {
  const t = useT()
  const firstField = useFirstFocus<HTMLInputElement>()
  const enter = useEnter(undefined)
  const validate = useMemo(() => schemaResolver(invitedSchema(t, [email]), { sync: true }), [t, email])
  const form = useForm({ initialValues: { name: '', password: '' }, validate })
  const { name, password } = form.values
  const { submit, isSending, refusal } = useSubmit(
    (values: { name: string; password: string }) =>
      call(createAccount, { body: { invitation: token, ...values } }),
    enter,
  )
  return (
    <EntranceForm
      onSubmit={form.onSubmit(submit, (errors) =>
        form.getInputNode(errors.name ? 'name' : 'password')?.focus(),
      )}
      refusal={refusal}
      submitLabel={t('createAccount.submit')}
      isSending={isSending}
    >
      <EmailField readOnly variant="filled" value={email} />
      <TextInput
        label={t('account.name')}
        autoComplete="name"
        size="md"
        ref={firstField}
        {...form.getInputProps('name')}
      />
      <NewPasswordField person={[name, email]} {...form.getInputProps('password')} value={password} />
    </EntranceForm>
  )
}
