import { generateSecondFactor, verifySecondFactor } from '@innkeeper/api/auth.ts'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../components/states/load-error.tsx'
import { call } from '../../platform/call.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Props = {
  onDone: () => void
  /** Where the last button leads. */
  doneLabel: string
}

/** Scan, prove with a first code, keep the recovery codes. */
export function SecondFactorSetUp({ onDone, doneLabel }: Props) {
  const t = useT()
  const { claims } = useSession()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    // A new secret each time: the one before counts for nothing.
    queryKey: ['second-factor-secret'],
    queryFn: () => call(generateSecondFactor, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} email={claims.email} onDone={onDone} doneLabel={doneLabel} />
  }
  if (error) return <LoadError error={error} onRetry={() => refetch()} />
  if (!data) return <Loader aria-label={t('list.loading')} />
  return (
    <ScanStep
      secret={data.secret}
      uri={data.uri}
      verify={async (code) => {
        setRecoveryCodes((await call(verifySecondFactor, { body: { code } })).recoveryCodes)
      }}
    />
  )
}
