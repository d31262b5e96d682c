import { confirmPasswordReset } from '@innkeeper/api/auth.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Button, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useT } from '../../platform/texts.ts'
import { newPasswordSchema } from './account-schemas.ts'
import { Entrance } from './entrance.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PageButton } from './page-button.tsx'
import { PageLink } from './page-link.tsx'
import { RefusalAlert } from './refusal-alert.tsx'
import { SpentLink } from './spent-link.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useLinkState } from './use-link-state.ts'
import { useSubmit } from './use-submit.ts'

/** Where the link of a forgotten password leads. */
export function NewPasswordPage({ token }: { token: string }) {
  const t = useT()
  const firstField = useFirstFocus<HTMLInputElement>()
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(false)
  const link = useLinkState(token, 'password-reset')
  const validate = useMemo(() => schemaResolver(newPasswordSchema(t, []), { sync: true }), [t])
  const form = useForm({ initialValues: { password: '' }, validate })
  const { submit, isSending, refusal } = useSubmit(
    ({ password }: { password: string }) => call(confirmPasswordReset, { body: { token, password } }),
    () => {
      // Every session has ended, one in this browser too.
      queryClient.clear()
      setDone(true)
    },
  )
  if (isDone) {
    return (
      <Entrance key="done" title={t('resetPassword.done.title')} lead={t('resetPassword.done.lead')}>
        <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
      </Entrance>
    )
  }
  if (link === 'used' || link === 'ended') return <SpentLink state={link} />
  return (
    <Entrance
      key="ask"
      title={t('resetPassword.newTitle')}
      lead={t('resetPassword.newLead')}
      foot={<PageLink to={ROUTE_PATHS.LOGIN}>{t('resetPassword.backToSignIn')}</PageLink>}
    >
      <form onSubmit={form.onSubmit(submit, () => form.getInputNode('password')?.focus())} noValidate>
        <Stack gap="md">
          <RefusalAlert refusal={refusal} />
          {refusal === 'auth/link-expired' && (
            <PageLink to={ROUTE_PATHS.RESET_PASSWORD} search={{}}>
              {t('resetPassword.newLink')}
            </PageLink>
          )}
          <NewPasswordField
            ref={firstField}
            {...form.getInputProps('password')}
            value={form.values.password}
          />
          <Button type="submit" size="md" loading={isSending}>
            {t('resetPassword.newSubmit')}
          </Button>
        </Stack>
      </form>
    </Entrance>
  )
}
