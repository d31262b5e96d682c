import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { PageButton } from './page-button.tsx'
import { PageLink } from './page-link.tsx'

/** A link that opens nothing any more, said before anybody types a password. */
export function SpentLink({ state }: { state: 'used' | 'ended' }) {
  const t = useT()
  return (
    <Entrance
      key={state}
      title={t(`resetPassword.${state}.title`)}
      lead={t(`resetPassword.${state}.lead`)}
      foot={
        <PageLink to={ROUTE_PATHS.RESET_PASSWORD} search={{}}>
          {t('resetPassword.newLink')}
        </PageLink>
      }
    >
      <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
    </Entrance>
  )
}
