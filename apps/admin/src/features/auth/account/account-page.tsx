import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { accountQuery } from '../api.ts'
import classes from './account.module.css'
import { FormatsBox } from './formats-box.tsx'
import { NotificationsBox } from './notifications-box.tsx'
import { PasswordBox } from './password-box.tsx'
import { ProfileBox } from './profile-box.tsx'
import { SecondFactorBox } from './second-factor-box.tsx'
import { SessionsBox } from './sessions-box.tsx'
import { TokensBox } from './tokens-box.tsx'

export function AccountPage() {
  const t = useT()
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <>
      <PageHeader title={t('account.title')} subtitle={t('account.subtitle')} />
      {account ? (
        <div className={classes.columns}>
          <div className={classes.column}>
            <ProfileBox account={account} />
            <PasswordBox account={account} />
            <SecondFactorBox account={account} />
            <FormatsBox />
            <NotificationsBox />
          </div>
          <div className={classes.column}>
            <SessionsBox />
            <TokensBox />
          </div>
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
