import { changeAccountName, type getAccount, sendEmailVerificationLink } from '@innkeeper/api/auth.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { nameFormSchema } from '../account-schemas.ts'
import classes from './account.module.css'
import { useChange } from './use-change.ts'

export type Account = AnswerOf<typeof getAccount>

export function ProfileBox({ account }: { account: Account }) {
  const t = useT()
  return (
    <Box title={t('account.profile')}>
      <Stack gap="lg">
        <NameForm key={account.name} name={account.name} />
        <EmailState account={account} />
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

function EmailState({ account: { email, emailVerified } }: { account: Account }) {
  const t = useT()
  const [isSent, setSent] = useState(false)
  const send = useChange(
    () =>
      call(sendEmailVerificationLink, {
        body: { returnUrl: `${location.origin}${ADMIN_BASE}/account` },
      }),
    () => setSent(true),
  )
  return (
    <Stack gap="sm">
      <div className={classes.line}>
        <span className={classes.email}>{email}</span>
        <StateBadge tone={emailVerified ? 'good' : 'wait'}>
          {emailVerified ? t('account.emailVerified') : t('account.emailUnverified')}
        </StateBadge>
      </div>
      {!emailVerified && (
        <>
          <Text c="dimmed" role="status">
            {isSent ? t('account.verifySent', { email }) : t('account.verifyWhy')}
          </Text>
          <div>
            <Button variant="default" loading={send.isPending} onClick={() => send.start(undefined)}>
              {isSent ? t('account.verifySendAgain') : t('account.verifySend')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
