import { verifyEmail } from '@innkeeper/api/auth.ts'
import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { call } from '../../platform/call.ts'
import { errorText, isSpent } from '../../platform/error-text.ts'
import { sessionQuery } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { EntranceWaiting } from './entrance-waiting.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { useLinkState } from './use-link-state.ts'

const route = getRouteApi('/verify-email')

/** A press of the button spends the link: programs that look into mails must not. */
export function VerifyEmailPage() {
  const t = useT()
  const router = useRouter()
  const queryClient = useQueryClient()
  const { token = '', redirect } = route.useSearch()
  const { state, error, retry } = useLinkState(token, 'email')
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
  if (state === 'used') {
    return (
      <Entrance key="used" title={t('verifyEmail.used.title')} lead={t('verifyEmail.used.lead')}>
        {goOn}
      </Entrance>
    )
  }
  if (state === 'ended' || isSpent(verify.error)) {
    return (
      <Entrance key="failed" title={t('verifyEmail.failed.title')} lead={t('verifyEmail.failed.lead')}>
        {goOn}
      </Entrance>
    )
  }
  if (state === 'waiting') {
    return <EntranceWaiting title={t('verifyEmail.title')} fields={0} error={error} onRetry={retry} />
  }
  return (
    <Entrance
      key="ask"
      title={t('verifyEmail.title')}
      lead={verify.isError ? errorText(t, verify.error) : t('verifyEmail.lead')}
    >
      <ConfirmButton isSending={verify.isPending} onConfirm={() => verify.mutate()} />
    </Entrance>
  )
}

function ConfirmButton({ isSending, onConfirm }: { isSending: boolean; onConfirm: () => void }) {
  const t = useT()
  const button = useFirstFocus<HTMLButtonElement>()
  return (
    <Button ref={button} size="md" fullWidth loading={isSending} onClick={onConfirm}>
      {t('verifyEmail.submit')}
    </Button>
  )
}
