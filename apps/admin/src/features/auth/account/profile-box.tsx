import { changeAccountName } from '@innkeeper/api/auth.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { nameFormSchema } from '../account-schemas.ts'
import type { Account } from './account.ts'
import { EmailBox } from './email-box.tsx'
import { OwnPicture } from './own-picture.tsx'
import { useChange } from './use-change.ts'

export function ProfileBox({ account }: { account: Account }) {
  const t = useT()
  return (
    <Box title={t('account.profile')}>
      <Stack gap="lg">
        <OwnPicture />
        <NameForm key={account.name} name={account.name} />
        <EmailBox account={account} />
      </Stack>
    </Box>
  )
}

function NameForm({ name }: { name: string }) {
  const t = useT()
  const validate = useMemo(() => schemaResolver(nameFormSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: { name }, validate })
  const save = useChange(
    (values: { name: string }) => call(changeAccountName, { body: values }),
    () => showDone(t('account.nameSaved')),
  )
  return (
    <form onSubmit={form.onSubmit(save.start)} noValidate>
      <Stack gap="sm" align="flex-start">
        <TextInput w="100%" label={t('account.name')} autoComplete="name" {...form.getInputProps('name')} />
        {form.isDirty() && (
          <Button type="submit" loading={save.isPending}>
            {t('action.save')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
