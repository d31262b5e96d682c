import type { Welcome } from '@innkeeper/api/page.ts'
import type { WelcomeMessages, WelcomeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import styles from './welcome-screen.module.css'

type RoleText = Extract<keyof WelcomeMessages, `welcome.role.${string}`>

const ROLES: Readonly<Record<string, RoleText>> = {
  owner: 'welcome.role.owner',
  manager: 'welcome.role.manager',
  reception: 'welcome.role.reception',
  housekeeping: 'welcome.role.housekeeping',
  editor: 'welcome.role.editor',
  analyst: 'welcome.role.analyst',
  kitchen: 'welcome.role.kitchen',
  internal: 'welcome.role.internal',
}

/** The demo's accounts, and the one password they share. */
export function WelcomeAccounts({ accounts, password }: Pick<Welcome, 'accounts' | 'password'>) {
  const t = useTexts<WelcomeTranslate>()
  const roleName = (role: string) => {
    const text = ROLES[role]
    return text ? t(text) : role
  }
  return (
    <>
      <table className={styles.accounts}>
        <thead>
          <tr>
            <th scope="col">{t('welcome.role')}</th>
            <th scope="col">{t('welcome.email')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ email, role }) => (
            <tr key={email}>
              <th scope="row">{roleName(role)}</th>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {password && (
        <p className={styles.password}>
          {t('welcome.password')} <code>{password}</code>
        </p>
      )}
    </>
  )
}
