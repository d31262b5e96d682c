import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Alert, Anchor } from '@mantine/core'
import { getRouteApi, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { WELCOME_ADDRESS } from '../../platform/addresses.ts'
import { useServerBack, useServerStanding } from '../../platform/server-standing.ts'
import type { EndReason } from '../../platform/session-end.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { PageLink } from './page-link.tsx'
import { SecondStepPage } from './second-step-page.tsx'
import type { Challenge } from './sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useEnter } from './use-enter.ts'

const route = getRouteApi('/login')

type Notice = EndReason | 'auth/totp-challenge-timeout'

export function SignInPage() {
  const t = useT()
  const { redirect } = route.useSearch()
  const endReason = useRouterState({ select: ({ location }) => location.state.endReason })
  const enter = useEnter(redirect)
  const router = useRouter()
  const isAway = useServerStanding() !== 'fine'
  // Who is signed in already was not known while the server was away.
  useServerBack(() => void router.invalidate())
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [notice, setNotice] = useState<Notice | null>(endReason ?? null)

  if (challenge) {
    const back = (why: Notice | null) => {
      setNotice(why)
      setChallenge(null)
    }
    return (
      <SecondStepPage
        challenge={challenge}
        onDone={enter}
        onBack={() => back(null)}
        onTimeout={() => back('auth/totp-challenge-timeout')}
      />
    )
  }
  return (
    <Entrance
      title={t('signIn.title')}
      tab={t('signIn.submit')}
      lead={redirect ? t('signIn.leadsBack') : t('signIn.lead')}
      foot={
        <Anchor href={WELCOME_ADDRESS} size="sm">
          {t('signIn.welcome')}
        </Anchor>
      }
    >
      {isAway && (
        <Alert color="yellow" variant="light" role="status" mb="md">
          {t('signIn.away')}
        </Alert>
      )}
      {notice && (
        <Alert color="accent" variant="light" role="status" mb="md">
          {notice === 'signed-out' ? t('signIn.reason.signedOut') : t(notice)}
        </Alert>
      )}
      <SignInForm
        onStart={() => setNotice(null)}
        onSignedIn={enter}
        onSecondStep={setChallenge}
        beside={
          <PageLink to={ROUTE_PATHS.RESET_PASSWORD} search={{}}>
            {t('signIn.forgot')}
          </PageLink>
        }
      />
    </Entrance>
  )
}
