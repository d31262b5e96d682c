import { Link } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
import { useT } from '../../platform/texts.ts'
import { useOpenPages } from '../use-open-pages.ts'
import classes from './today-page.module.css'

/** Where this member of staff goes from here, with what it is for. */
export function PageLinks() {
  const t = useT()
  const pages = useOpenPages().flatMap((group) => group.pages)
  const links = pages.flatMap(({ purpose, ...page }) => (purpose ? [{ ...page, purpose }] : []))
  if (links.length === 0) return <Box title={t('today.yourPages')}>{t('today.noPages')}</Box>
  return (
    <Box title={t('today.yourPages')} flush>
      <ul className={classes.links}>
        {links.map(({ to, label, purpose, icon: PageIcon }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              <PageIcon size={20} stroke={1.6} aria-hidden />
              <span className={classes.linkName}>{t(label)}</span>
              <span className={classes.linkText}>{t(purpose)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  )
}
