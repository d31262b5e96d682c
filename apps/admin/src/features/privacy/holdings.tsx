import type { HoldingSummary } from '@innkeeper/api/privacy.ts'
import { FATES } from '@innkeeper/domain/privacy/holdings.ts'
import { IconEraser, IconLock, IconReceipt } from '@tabler/icons-react'
import { formatDateOnly } from '../../platform/own-formats.ts'
import { useT } from '../../platform/texts.ts'
import classes from './privacy.module.css'

const ICONS = { erased: IconEraser, 'kept-without-person': IconReceipt, locked: IconLock } as const

/** What is stored, by what becomes of it when the guest is erased, and why some of it stays. */
export function Holdings({ holdings }: { holdings: readonly HoldingSummary[] }) {
  const t = useT()
  return (
    <section aria-label={t('privacy.holdings.title')}>
      <h3 className={classes.heading}>{t('privacy.holdings.title')}</h3>
      {FATES.map((fate) => {
        const held = holdings.filter((one) => one.fate === fate)
        const Icon = ICONS[fate]
        if (held.length === 0) return null
        return (
          <div key={fate} className={classes.fate} data-fate={fate}>
            <h4 className={classes.fateName}>
              <Icon size={17} stroke={1.7} aria-hidden />
              {t(`privacy.fate.${fate}`)}
            </h4>
            <ul className={classes.held}>
              {held.map((one) => (
                <li key={`${one.kind} ${one.lockedUntil}`}>
                  <span className={classes.count}>{t(`privacy.kind.${one.kind}`, { count: one.count })}</span>
                  <span className={classes.note}>
                    {one.lockedUntil === null
                      ? t(`privacy.becomes.${one.kind}`)
                      : t('privacy.lockedUntil', { day: formatDateOnly(one.lockedUntil) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
