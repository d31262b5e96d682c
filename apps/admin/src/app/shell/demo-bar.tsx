import { WELCOME_ADDRESS } from '../../platform/addresses.ts'
import { useT } from '../../platform/texts.ts'
import classes from './bars.module.css'

export function DemoBar() {
  const t = useT()
  return (
    <aside className={classes.demo} aria-label={t('demo.label')}>
      <span>{t('demo.bar')}</span>
      <a href={WELCOME_ADDRESS}>{t('demo.welcome')}</a>
    </aside>
  )
}
