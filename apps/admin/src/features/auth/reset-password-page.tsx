import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../platform/texts.ts'
import { accountStateQuery } from './api.ts'
import { Entrance } from './entrance.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { NewPasswordPage } from './new-password-page.tsx'
import { PageLink } from './page-link.tsx'

const route = getRouteApi('/reset-password')

/** Asks for a link; with the link's token in the address, for the new password. */
export function ResetPasswordPage() {
  const { token } = route.useSearch()
  return token ? <NewPasswordPage key={token} token={token} /> : <ForgotPasswordPage />
}

function ForgotPasswordPage() {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { data: state } = useQuery(accountStateQuery)
  const hasMail = state?.isMailConfigured !== false
  const foot = <PageLink to={ROUTE_PATHS.LOGIN}>{t('resetPassword.backToSignIn')}</PageLink>
  if (sentTo !== null) {
    // The same words for everybody: they must not tell whether the address has an account.
    return (
      <Entrance
        key="sent"
        title={t(hasMail ? 'resetPassword.sent.title' : 'resetPassword.noMail.title')}
        lead={t(hasMail ? 'resetPassword.sent.lead' : 'resetPassword.noMail.lead', { email: sentTo })}
        foot={foot}
      >
        <p>{t(hasMail ? 'resetPassword.sent.other' : 'resetPassword.noMail.other')}</p>
      </Entrance>
    )
  }
  return (
    <Entrance
      key="ask"
      title={t('resetPassword.title')}
      lead={hasMail ? t('resetPassword.lead') : t('resetPassword.noMail')}
      foot={foot}
    >
      <ForgotPasswordForm onSent={setSentTo} />
    </Entrance>
  )
}
