import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { EntranceWaiting } from './entrance-waiting.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PageButton } from './page-button.tsx'
import { PageLink } from './page-link.tsx'
import { SpentLink } from './spent-link.tsx'
import { useLinkState } from './use-link-state.ts'

/** Where the link of a forgotten password leads. */
export function NewPasswordPage({ token }: { token: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(false)
  const { state, error, retry } = useLinkState(token, 'password-reset')
  const finish = () => {
    // Every session has ended, one in this browser too.
    queryClient.clear()
    setDone(true)
  }
  if (isDone) {
    return (
      <Entrance key="done" title={t('resetPassword.done.title')} lead={t('resetPassword.done.lead')}>
        <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
      </Entrance>
    )
  }
  if (state === 'used' || state === 'ended') return <SpentLink state={state} />
  if (state === 'waiting') {
    return <EntranceWaiting title={t('resetPassword.newTitle')} fields={1} error={error} onRetry={retry} />
  }
  return (
    <Entrance
      key="ask"
      title={t('resetPassword.newTitle')}
      lead={t('resetPassword.newLead')}
      foot={<PageLink to={ROUTE_PATHS.LOGIN}>{t('resetPassword.backToSignIn')}</PageLink>}
    >
      <NewPasswordForm token={token} onDone={finish} />
    </Entrance>
  )
}
