import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { accountStateQuery } from './api.ts'
import { Entrance } from './entrance.tsx'
import { FirstOwnerForm } from './first-owner-form.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { PageButton } from './page-button.tsx'

const route = getRouteApi('/create-account')

/** By invitation; in a fresh installation the first one to come becomes the owner. */
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
  if (data) {
    return (
      <Entrance key="first" title={t('createAccount.title.first')} lead={t('createAccount.asFirst')}>
        <FirstOwnerForm />
      </Entrance>
    )
  }
  return (
    <Entrance key="loading" title={t('createAccount.title')}>
      {error ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : (
        <Loader aria-label={t('list.loading')} />
      )}
    </Entrance>
  )
}
