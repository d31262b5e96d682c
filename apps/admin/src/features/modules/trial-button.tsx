import { type ModuleName, TRIAL_DAYS } from '@innkeeper/domain/modules/module-names.ts'
import { Button } from '@mantine/core'
import { showDone } from '../../platform/done-notice.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useStartTrial } from './api.ts'

/** Starts a trial at once: it costs nothing and ends by itself. */
export function TrialButton({ module, variant = 'filled' }: { module: ModuleName; variant?: string }) {
  const t = useT()
  const trial = useStartTrial()
  const tellFailure = useFailureNotice()
  const name = t(`module.${module}`)
  const start = () =>
    trial.isPending ||
    trial.mutate(module, {
      onSuccess: () => showDone(t('modules.trialStarted', { module: name, days: TRIAL_DAYS })),
      onError: tellFailure,
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
