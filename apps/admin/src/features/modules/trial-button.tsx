import { type ModuleName, TRIAL_DAYS } from '@innkeeper/domain/modules/module-names.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDone } from '../../platform/done-notice.ts'
import { useFailureNotice } from '../../platform/failure-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useStartTrial } from './api.ts'
import { ForceSecondStepDialog } from './force-second-step-dialog.tsx'
import { FORCED_SECOND_STEP } from './forced-second-step.ts'

/** Starts a trial at once: it costs nothing and ends by itself. One that everybody would notice asks first. */
export function TrialButton({ module, variant = 'filled' }: { module: ModuleName; variant?: string }) {
  const t = useT()
  const trial = useStartTrial()
  const tellFailure = useFailureNotice()
  const name = t(`module.${module}`)
  const [isAsking, setAsking] = useState(false)
  const start = () =>
    trial.isPending ||
    trial.mutate(module, {
      onSettled: () => setAsking(false),
      onSuccess: () => showDone(t('modules.trialStarted', { module: name, days: TRIAL_DAYS })),
      onError: tellFailure,
    })
  return (
    <>
      <Button
        variant={variant}
        onClick={() => (module === FORCED_SECOND_STEP ? setAsking(true) : start())}
        loading={trial.isPending}
        aria-label={t('modules.tryOf', { module: name, days: TRIAL_DAYS })}
      >
        {t('modules.try', { days: TRIAL_DAYS })}
      </Button>
      {isAsking && (
        <ForceSecondStepDialog onClose={() => setAsking(false)} onForce={start} isPending={trial.isPending} />
      )}
    </>
  )
}
