import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useT } from '../../platform/texts.ts'
import { accountStateQuery } from './api.ts'
import { Entrance } from './entrance.tsx'
import { EntranceWaiting } from './entrance-waiting.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { PageButton } from './page-button.tsx'

const route = getRouteApi('/create-account')

/** By invitation; a fresh installation is set up first. */
export function CreateAccountPage() {
  const { invitation } = route.useSearch()
  return invitation ? <InvitationPage token={invitation} /> : <UninvitedPage />
}

function UninvitedPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(accountStateQuery)
  if (data?.hasOwner) {
    return (
      <Entrance key="nobody" title={t('createAccount.nobody.title')} lead={t('createAccount.nobody.text')}>
        <PageButton to={ROUTE_PATHS.LOGIN}>{t('createAccount.haveAccount')}</PageButton>
      </Entrance>
    )
  }
  if (data) return <Navigate to={ROUTE_PATHS.SET_UP} replace />
  return (
    <EntranceWaiting
      title={t('createAccount.title')}
      fields={0}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}
