import { type ModuleName, TRIAL_DAYS } from '@innkeeper/domain/modules/module-names.ts'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { errorText, isSignedOut } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { useStartTrial } from './api.ts'

/** Starts a trial at once: it costs nothing and ends by itself. */
export function TrialButton({ module, variant = 'filled' }: { module: ModuleName; variant?: string }) {
  const t = useT()
  const trial = useStartTrial()
  const name = t(`module.${module}`)
  const start = () =>
    trial.isPending ||
    trial.mutate(module, {
      onSuccess: () =>
        notifications.show({
          color: 'brand',
          message: t('modules.trialStarted', { module: name, days: TRIAL_DAYS }),
        }),
      onError: (error) => {
        if (!isSignedOut(error)) notifications.show({ color: 'red', message: errorText(t, error) })
      },
    })
  return (
    <Button
      variant={variant}
      onClick={start}
      loading={trial.isPending}
      aria-label={t('modules.tryOf', { module: name, days: TRIAL_DAYS })}
    >
      {t('modules.try', { days: TRIAL_DAYS })}
    </Button>
  )
}
