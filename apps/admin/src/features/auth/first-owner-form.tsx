import { createAccount } from '@innkeeper/api/auth.ts'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useRef } from 'react'
import { focusFirstError } from '../../components/editing/form/focus-first-error.ts'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { firstOwnerSchema } from './account-schemas.ts'
import { EmailField } from './email-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useEnter } from './use-enter.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useSubmit } from './use-submit.ts'

const EMPTY = { propertyName: '', name: '', email: '', password: '' }

export function FirstOwnerForm() {
  const t = useT()
  const firstField = useFirstFocus<HTMLInputElement>()
  const element = useRef<HTMLFormElement>(null)
  const enter = useEnter(undefined)
  const validate = useMemo(() => schemaResolver(firstOwnerSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: EMPTY, validate })
  const { name, email, password } = form.values
  const { submit, isSending, refusal } = useSubmit(
    (values: typeof EMPTY) => call(createAccount, { body: values }),
    enter,
  )
  return (
    <EntranceForm
      ref={element}
      // The marks of the errors stand after the next drawing.
      onSubmit={form.onSubmit(submit, () => requestAnimationFrame(() => focusFirstError(element.current)))}
      refusal={refusal}
      submitLabel={t('createAccount.submit')}
      isSending={isSending}
    >
      <TextInput
        label={t('createAccount.propertyName')}
        autoComplete="organization"
        size="md"
        ref={firstField}
        {...form.getInputProps('propertyName')}
      />
      <TextInput label={t('account.name')} autoComplete="name" size="md" {...form.getInputProps('name')} />
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordField person={[name, email]} {...form.getInputProps('password')} value={password} />
    </EntranceForm>
  )
}
