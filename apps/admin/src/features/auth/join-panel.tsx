import { acceptInvitation } from '@innkeeper/api/team.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/call.ts'
import { codeOf } from '../../platform/error-text.ts'
import { sessionQuery } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useEnter } from './use-enter.ts'
import { useSignOut } from './use-sign-out.ts'
import { useSubmit } from './use-submit.ts'

type Props = { token: string; email: string; property: string }

/** Somebody who has an account already joins with it; the link leads back here after signing in. */
export function JoinPanel({ token, email, property }: Props) {
  const t = useT()
  const enter = useEnter(undefined)
  const signOut = useSignOut()
  const { data: session, error, isPending } = useQuery(sessionQuery)
  const redirect = `${ADMIN_BASE}${ROUTE_PATHS.USER_CREATE}?invitation=${encodeURIComponent(token)}`
  const { submit, isSending, refusal } = useSubmit(() => call(acceptInvitation, { body: { token } }), enter)
  if (isPending) return <Skeleton height={42} role="status" aria-label={t('list.loading')} />
  // Who left their last property is signed in all the same.
  if (!session && codeOf(error) !== 'auth/no-property') {
    return (
      <Stack gap="md">
        <Text>{t('createAccount.joinAs', { email })}</Text>
        <Button
          size="md"
          renderRoot={(props) => <Link to={ROUTE_PATHS.LOGIN} search={{ redirect }} {...props} />}
        >
          {t('signIn.submit')}
        </Button>
      </Stack>
    )
  }
  if (session && session.claims.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <Stack gap="md">
        <Text>{t('createAccount.otherPerson', { email, mine: session.claims.email })}</Text>
        <Button size="md" variant="default" onClick={() => signOut(redirect)}>
          {t('signOut.action')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap="md">
      <RefusalAlert refusal={refusal} />
      <Button size="md" loading={isSending} onClick={() => submit(undefined)}>
        {t('createAccount.joinSubmit', { property })}
      </Button>
    </Stack>
  )
}
