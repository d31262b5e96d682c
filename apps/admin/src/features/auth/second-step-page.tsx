import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import type { Challenge } from './sign-in.ts'

type Props = { challenge: Challenge; onDone: () => void; onBack: () => void; onTimeout: () => void }

/** The password was right; now a code from the app, or one of the codes kept for the day the phone is lost. */
export function SecondStepPage({ challenge, onDone, onBack, onTimeout }: Props) {
  const t = useT()
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp')
  const isApp = kind === 'totp'
  return (
    <Entrance
      title={t('secondStep.title')}
      lead={isApp ? t('secondStep.lead') : t('secondStep.recoveryLead')}
      foot={
        <>
          <Anchor component="button" type="button" onClick={() => setKind(isApp ? 'recovery' : 'totp')}>
            {isApp ? t('secondStep.useRecovery') : t('secondStep.useCode')}
          </Anchor>
          {' · '}
          <Anchor component="button" type="button" onClick={onBack}>
            {t('secondStep.back')}
          </Anchor>
        </>
      }
    >
      <SecondStepForm key={kind} kind={kind} challenge={challenge} onDone={onDone} onTimeout={onTimeout} />
    </Entrance>
  )
}
