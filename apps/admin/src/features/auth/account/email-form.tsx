import { changeEmail } from '@innkeeper/api/auth/own-account.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo } from 'react'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { newEmailSchema } from '../account-schemas.ts'
import { EmailField } from '../email-field.tsx'
import { NoMailHint } from './no-mail-hint.tsx'
import { useChange } from './use-change.ts'

/** Asks for the new address; nothing changes before the link sent there was followed. */
export function EmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT()
  const validate = useMemo(() => schemaResolver(newEmailSchema(t, email), { sync: true }), [t, email])
  const form = useForm({ initialValues: { email: '' }, validate })
  const save = useChange((values: { email: string }) => call(changeEmail, { body: values }), onClose)
  const submit = form.onSubmit(save.start, () => form.getInputNode('email')?.focus())
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <EmailField
          size="sm"
          autoFocus
          label={t('account.newEmail')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Text c="dimmed">{t('account.newEmailHint')}</Text>
        <NoMailHint />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t('account.newEmailSend')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
