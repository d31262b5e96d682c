import { cancelEmailChange, changeEmail } from '@innkeeper/api/auth/own-account.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { NoMailHint } from './no-mail-hint.tsx'
import { useChange } from './use-change.ts'

/** An address that waits for its link to be followed. */
export function PendingEmail({ email }: { email: string }) {
  const t = useT()
  const { isMailConfigured } = useSession().installation
  const again = useChange(
    () => call(changeEmail, { body: { email } }),
    () => showDone(t(isMailConfigured ? 'account.newEmailSentAgain' : 'account.newEmailReady', { email })),
  )
  const cancel = useChange(
    () => call(cancelEmailChange, {}),
    () => showDone(t('account.newEmailCancelled')),
  )
  return (
    <Stack gap="sm">
      <Text c="dimmed" role="status">
        {t(isMailConfigured ? 'account.newEmailWaits' : 'account.newEmailWaitsNoMail', { email })}
      </Text>
      <NoMailHint text={t('account.noMail')} />
      <Group gap="xs">
        <Button variant="default" loading={again.isPending} onClick={() => again.start(undefined)}>
          {t(isMailConfigured ? 'account.verifySendAgain' : 'account.newEmailAskAgain')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          loading={cancel.isPending}
          onClick={() => cancel.start(undefined)}
        >
          {t('account.newEmailCancel')}
        </Button>
      </Group>
    </Stack>
  )
}
