import { verifyEmail } from '@innkeeper/api/auth.ts'
import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { call } from '../../platform/call.ts'
import { codeOf, errorText } from '../../platform/error-text.ts'
import { sessionQuery } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { useLinkState } from './use-link-state.ts'

const route = getRouteApi('/verify-email')

/** A press of the button spends the link: programs that look into mails must not. */
export function VerifyEmailPage() {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { token = '', redirect } = route.useSearch()
  const link = useLinkState(token, 'email')
  const verify = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' }),
  })
  const goOn = (
    <Button size="md" fullWidth onClick={() => router.history.replace(safeRedirect(redirect))}>
      {t('verifyEmail.goOn')}
    </Button>
  )
  if (verify.isSuccess) {
    return (
      <Entrance key="done" title={t('verifyEmail.done.title')} lead={t('verifyEmail.done.lead')}>
        {goOn}
      </Entrance>
    )
  }
  if (link === 'used') {
    return (
      <Entrance key="used" title={t('verifyEmail.used.title')} lead={t('verifyEmail.used.lead')}>
        {goOn}
      </Entrance>
    )
  }
  if (link === 'ended' || (verify.isError && isSpent(verify.error))) {
    return (
      <Entrance key="failed" title={t('verifyEmail.failed.title')} lead={t('verifyEmail.failed.lead')}>
        {goOn}
      </Entrance>
    )
  }
  return (
    <Entrance
      key="ask"
      title={t('verifyEmail.title')}
      lead={verify.isError ? errorText(t, verify.error) : t('verifyEmail.lead')}
    >
      <Button size="md" fullWidth autoFocus loading={verify.isPending} onClick={() => verify.mutate()}>
        {t('verifyEmail.submit')}
      </Button>
    </Entrance>
  )
}

/** The link is of no use any more, unlike after a failure that passes. */
function isSpent(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'auth/link-expired' || code === 'request/invalid'
}
