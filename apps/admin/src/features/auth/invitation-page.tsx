import { CallError } from '@innkeeper/api/client.ts'
import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/texts.ts'
import { invitationQuery } from './api.ts'
import { Entrance } from './entrance.tsx'
import { EntranceWaiting } from './entrance-waiting.tsx'
import { InvitedForm } from './invited-form.tsx'
import { JoinPanel } from './join-panel.tsx'
import { PageButton } from './page-button.tsx'

/** Where the link of an invitation leads: to a new account, or into a further property. */
export function InvitationPage({ token }: { token: string }) {
  const t = useT()
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token))
  if (!invitation) {
    const ended = endOf(error)
    if (ended) {
      return (
        <Entrance
          key={ended}
          title={t(`createAccount.${ended}.title`)}
          lead={t(`createAccount.${ended}.text`)}
        >
          <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
        </Entrance>
      )
    }
    return (
      <EntranceWaiting
        title={t('createAccount.title')}
        fields={3}
        error={error}
        onRetry={() => void refetch()}
      />
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

/** Accepted; or expired, withdrawn, or never one of ours, which is the same for whoever holds it. */
function endOf(error: unknown): 'used' | 'unknown' | null {
  if (!(error instanceof CallError)) return null
  if (error.code === 'team/invitation-used') return 'used'
  return error.status === 404 || error.status === 400 ? 'unknown' : null
}
