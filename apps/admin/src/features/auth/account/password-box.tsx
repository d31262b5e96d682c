import { changePassword } from '@innkeeper/api/auth.ts'
import { Button, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { newPasswordSchema } from '../account-schemas.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import classes from './account.module.css'
import type { Account } from './account.ts'
import { AccountForm } from './account-form.tsx'
import { useChange } from './use-change.ts'

export function PasswordBox({ account }: { account: Account }) {
  const t = useT()
  const [isOpen, form] = useDisclosure(false)
  return (
    <Box title={t('password.title')}>
      {isOpen ? (
        <PasswordForm person={[account.name, account.email]} onClose={form.close} />
      ) : (
        <div className={classes.line}>
          <Text c="dimmed">{t('password.text')}</Text>
          <Button variant="default" onClick={form.open}>
            {t('password.change')}
          </Button>
        </div>
      )}
    </Box>
  )
}

function PasswordForm({ person, onClose }: { person: readonly string[]; onClose: () => void }) {
  const t = useT()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name that changes meanwhile does not matter here
  const validate = useMemo(() => schemaResolver(newPasswordSchema(t, person), { sync: true }), [t])
  const form = useForm({ initialValues: { password: '' }, validate })
  const save = useChange(
    (values: { password: string }) => call(changePassword, { body: values }),
    () => {
      showDone(t('password.changed'))
      onClose()
    },
  )
  return (
    <AccountForm
      onSubmit={form.onSubmit(save.start, () => form.getInputNode('password')?.focus())}
      submitLabel={t('password.change')}
      isSending={save.isPending}
      onClose={onClose}
    >
      <NewPasswordField
        size="sm"
        autoFocus
        person={person}
        {...form.getInputProps('password')}
        value={form.values.password}
      />
    </AccountForm>
  )
}
