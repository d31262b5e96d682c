import { sendEmailVerificationLink } from '@innkeeper/api/auth.ts'
import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './account.module.css'
import type { Account } from './account.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { useChange } from './use-change.ts'

/** The address somebody signs in with, and the way to another one. */
export function EmailBox({ account }: { account: Account }) {
  const t = useT()
  const [isChanging, form] = useDisclosure(false)
  const { email, emailVerified, pendingEmail } = account
  return (
    <Stack gap="sm">
      <div className={classes.line}>
        <span className={classes.email}>
          {email}{' '}
          <StateBadge tone={emailVerified ? 'good' : 'wait'}>
            {emailVerified ? t('account.emailVerified') : t('account.emailUnverified')}
          </StateBadge>
        </span>
        {!isChanging && pendingEmail === null && (
          <Button variant="default" onClick={form.open}>
            {t('account.emailChange')}
          </Button>
        )}
      </div>
      {isChanging && <EmailForm email={email} onClose={form.close} />}
      {!isChanging && pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      {!emailVerified && <UnverifiedEmail email={email} />}
    </Stack>
  )
}

function UnverifiedEmail({ email }: { email: string }) {
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
  )
}
