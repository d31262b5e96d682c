import type { Welcome } from '@innkeeper/api/page.ts'
import type { WelcomeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { WelcomeAccounts } from './welcome-accounts.tsx'
import styles from './welcome-screen.module.css'

const ADMIN_ADDRESS = '/admin'

/** What stands at the root of an installation: what this is, and the ways in. */
export function WelcomeScreen({ welcome }: { welcome: Welcome }) {
  const t = useTexts<WelcomeTranslate>()
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.product}>Innkeeper</p>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <p className={styles.lead}>{t('welcome.lead')}</p>
        {welcome.isDemo && <p className={styles.demo}>{t('notice.demo')}</p>}
      </header>
      <div className={styles.body}>
        {welcome.links ? <GuestWays links={welcome.links} /> : <p>{t('welcome.noDemo')}</p>}
        <section>
          <h2 className={styles.heading}>{t('welcome.teamTitle')}</h2>
          {welcome.accounts.length > 0 && (
            <>
              <p className={styles.text}>{t('welcome.teamText')}</p>
              <WelcomeAccounts accounts={welcome.accounts} password={welcome.password} />
            </>
          )}
          <ButtonLink href={ADMIN_ADDRESS}>{t('welcome.openAdmin')}</ButtonLink>
        </section>
      </div>
    </main>
  )
}

function GuestWays({ links }: { links: NonNullable<Welcome['links']> }) {
  const t = useTexts<WelcomeTranslate>()
  const ways = [
    { href: links.inHouse, title: t('phase.inStay'), text: t('welcome.inStay') },
    { href: links.beforeArrival, title: t('phase.preStay'), text: t('welcome.preStay') },
    { href: links.departed, title: t('phase.postStay'), text: t('welcome.postStay') },
    { href: links.guestbook, title: t('phase.qr'), text: t('welcome.qr') },
    { href: links.second, title: t('welcome.secondLabel'), text: t('welcome.second') },
  ]
  return (
    <section>
      <h2 className={styles.heading}>{t('welcome.guestTitle')}</h2>
      <p className={styles.text}>{t('welcome.guestText')}</p>
      <ul className={styles.ways}>
        {ways.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <strong>{title}</strong>
                <span className={styles.wayText}>{text}</span>
              </span>
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <Shortcuts links={links} />
    </section>
  )
}

function Shortcuts({ links }: { links: NonNullable<Welcome['links']> }) {
  const t = useTexts<WelcomeTranslate>()
  const shortcuts = [
    { href: links.room, text: t('welcome.shortcut.room') },
    { href: links.voucher, text: t('welcome.shortcut.voucher') },
    { href: links.walks, text: t('welcome.shortcut.walks') },
    { href: links.menu, text: t('welcome.shortcut.menu') },
    { href: links.product, text: t('welcome.shortcut.product') },
    { href: links.registration, text: t('welcome.shortcut.registration') },
    { href: links.store, text: t('welcome.shortcut.store') },
    { href: links.upgrades, text: t('welcome.shortcut.upgrades') },
  ]
  return (
    <>
      <h3 className={styles.shortcutsHeading}>{t('welcome.shortcuts')}</h3>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
