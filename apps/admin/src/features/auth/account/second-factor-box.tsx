import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Box } from '../../../components/page/box.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { sessionQuery } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { accountQuery } from '../api.ts'
import { SecondFactorSetUp } from '../second-factor-set-up.tsx'
import classes from './account.module.css'
import type { Account } from './account.ts'
import { RecoveryCodesButton } from './recovery-codes-button.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'

export function SecondFactorBox({ account }: { account: Account }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isSettingUp, setUp] = useDisclosure(false)
  const { hasSecondFactor, recoveryCodesLeft } = account
  const finish = () => {
    setUp.close()
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
  return (
    <Box
      title={t('secondFactor.title')}
      aside={
        <StateBadge tone={hasSecondFactor ? 'good' : 'quiet'}>
          {hasSecondFactor ? t('secondFactor.on') : t('secondFactor.off')}
        </StateBadge>
      }
    >
      {hasSecondFactor ? (
        <Stack gap="md">
          <Text c="dimmed">
            {t('secondFactor.onText')} {t('secondFactor.codesLeft', { count: recoveryCodesLeft })}
          </Text>
          <Group gap="xs">
            <RecoveryCodesButton email={account.email} />
            <RemoveSecondFactor />
          </Group>
        </Stack>
      ) : (
        <div className={classes.line}>
          <Text c="dimmed">{t('secondFactor.offText')}</Text>
          <Button onClick={setUp.open}>{t('secondFactor.add')}</Button>
        </div>
      )}
      {/* Beside both: the recovery codes stay on screen although the factor is on by then. */}
      <Dialog isOpen={isSettingUp} onClose={finish} staysOpen title={t('secondFactor.title')}>
        <SecondFactorSetUp onDone={finish} doneLabel={t('recoveryCodes.kept')} />
      </Dialog>
    </Box>
  )
}
