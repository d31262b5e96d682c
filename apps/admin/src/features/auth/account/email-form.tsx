import { changeEmail } from '@innkeeper/api/auth/own-account.ts'
import { Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo } from 'react'
import { call } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { newEmailSchema } from '../account-schemas.ts'
import { EmailField } from '../email-field.tsx'
import { AccountForm } from './account-form.tsx'
import { NoMailHint } from './no-mail-hint.tsx'
import { useChange } from './use-change.ts'

/** Asks for the new address; nothing changes before its link was followed. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT()
  const { isMailConfigured } = useSession().installation
  const validate = useMemo(() => schemaResolver(newEmailSchema(t, email), { sync: true }), [t, email])
  const form = useForm({ initialValues: { email: '' }, validate })
  const save = useChange((values: { email: string }) => call(changeEmail, { body: values }), onClose)
  return (
    <AccountForm
      onSubmit={form.onSubmit(save.start, () => form.getInputNode('email')?.focus())}
      submitLabel={t(isMailConfigured ? 'account.newEmailSend' : 'account.newEmailAsk')}
      isSending={save.isPending}
      onClose={onClose}
    >
      <EmailField
        size="sm"
        autoFocus
        label={t('account.newEmail')}
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <Text c="dimmed">{t(isMailConfigured ? 'account.newEmailHint' : 'account.newEmailHintNoMail')}</Text>
      <NoMailHint text={t('account.noMail')} />
    </AccountForm>
  )
}
