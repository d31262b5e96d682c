import { sendEmailVerificationLink } from '@innkeeper/api/auth.ts'
import { ADMIN_BASE } from '@innkeeper/domain/auth/route-names.ts'
import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { call } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './account.module.css'
import type { Account } from './account.ts'
import { EmailForm } from './email-form.tsx'
import { NoMailHint } from './no-mail-hint.tsx'
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

const MAILED = {
  send: 'account.verifySend',
  sent: 'account.verifySent',
  again: 'account.verifySendAgain',
} as const
const KEPT_INSIDE = {
  send: 'account.verifyAsk',
  sent: 'account.verifyReady',
  again: 'account.newEmailAskAgain',
} as const

function UnverifiedEmail({ email }: { email: string }) {
  const t = useT()
  const words = useSession().installation.isMailConfigured ? MAILED : KEPT_INSIDE
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
        {isSent ? t(words.sent, { email }) : t('account.verifyWhy')}
      </Text>
      {isSent && <NoMailHint text={t('account.noMailVerify')} />}
      <div>
        <Button variant="default" loading={send.isPending} onClick={() => send.start(undefined)}>
          {t(isSent ? words.again : words.send)}
        </Button>
      </div>
    </>
  )
}
