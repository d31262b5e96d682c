import { CallError } from '@innkeeper/api/client.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { invitationQuery } from './api.ts'
import { Entrance } from './entrance.tsx'
import { InvitedForm } from './invited-form.tsx'
import { JoinPanel } from './join-panel.tsx'
import { PageButton } from './page-button.tsx'

/** Where the link of an invitation leads: to a new account, or into a further property. */
export function InvitationPage({ token }: { token: string }) {
  const t = useT()
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token))
  if (!invitation) {
    return isUnknown(error) ? (
      <Entrance key="unknown" title={t('createAccount.unknown.title')} lead={t('createAccount.unknown.text')}>
        <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
      </Entrance>
    ) : (
      <Entrance key="loading" title={t('createAccount.title')}>
        {error ? (
          <LoadError error={error} onRetry={() => refetch()} />
        ) : (
          <Loader aria-label={t('list.loading')} />
        )}
      </Entrance>
    )
  }
  const { propertyName: property, email, hasAccount } = invitation
  return (
    <Entrance
      key="invited"
      title={t('createAccount.title.invited', { property })}
      lead={hasAccount ? t('createAccount.join', { property }) : t('createAccount.invited', { property })}
    >
      {hasAccount ? (
        <JoinPanel token={token} email={email} property={property} />
      ) : (
        <InvitedForm token={token} email={email} />
      )}
    </Entrance>
  )
}

/** Expired, used, withdrawn, or never one of ours: the same for whoever holds it. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
