import { confirmPasswordReset } from '@innkeeper/api/auth.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { newPasswordSchema } from './account-schemas.ts'
import { EntranceForm } from './entrance-form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PageLink } from './page-link.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useSubmit } from './use-submit.ts'

/** Asks for the password that replaces a forgotten one. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const firstField = useFirstFocus<HTMLInputElement>()
  const validate = useMemo(() => schemaResolver(newPasswordSchema(t, []), { sync: true }), [t])
  const form = useForm({ initialValues: { password: '' }, validate })
  const { submit, isSending, refusal } = useSubmit(
    ({ password }: { password: string }) => call(confirmPasswordReset, { body: { token, password } }),
    onDone,
  )
  return (
    <EntranceForm
      onSubmit={form.onSubmit(submit, () => form.getInputNode('password')?.focus())}
      refusal={refusal}
      submitLabel={t('resetPassword.newSubmit')}
      isSending={isSending}
    >
      {refusal === 'auth/link-expired' && (
        <PageLink to={ROUTE_PATHS.RESET_PASSWORD} search={{}}>
          {t('resetPassword.newLink')}
        </PageLink>
      )}
      <NewPasswordField ref={firstField} {...form.getInputProps('password')} value={form.values.password} />
    </EntranceForm>
  )
}
