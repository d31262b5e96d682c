import { Anchor } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { PageTitle } from '../../components/page/page-title.tsx'
import { WELCOME_ADDRESS } from '../../platform/addresses.ts'
import { useT } from '../../platform/texts.ts'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-page.module.css'

const route = getRouteApi('/login')

export function SignInPage() {
  const t = useT()
  const { redirect } = route.useSearch()
  return (
    <div className={classes.page}>
      <aside className={classes.brand} aria-hidden>
        <span className={classes.product}>Innkeeper</span>
        <p className={classes.motto}>{t('signIn.motto')}</p>
        <svg aria-hidden className={classes.hills} viewBox="0 0 600 260" preserveAspectRatio="xMidYMax slice">
          <path d="M0 190 120 92l64 56 96-112 118 134 70-58 132 88v70H0z" opacity=".35" />
          <path d="M0 222 92 164l90 50 112-96 104 92 96-54 106 62v42H0z" opacity=".6" />
        </svg>
      </aside>
      <main className={classes.main}>
        <div className={classes.panel}>
          <PageTitle title={t('signIn.title')} tab={t('signIn.submit')} />
          <p className={classes.lead}>{redirect ? t('signIn.leadsBack') : t('signIn.lead')}</p>
          <SignInForm redirect={redirect} />
          <p className={classes.foot}>
            <Anchor href={WELCOME_ADDRESS} size="sm">
              {t('signIn.welcome')}
            </Anchor>
          </p>
        </div>
      </main>
    </div>
  )
}
