import { upgradePriceOf, upgradeTotal } from '@innkeeper/domain/room-upgrades/price.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { Box } from '../../../components/page/box.tsx'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import { stayWords } from '../night-words.ts'
import { useAmount } from '../use-amount.ts'
import { exampleStays } from './example-stays.ts'
import classes from './upgrade.module.css'
import type { UpgradeDraft } from './upgrade-draft.ts'
import { upgradeErrors } from './upgrade-errors.ts'

/** What a guest pays, night by night, as the prices stand now. */
export function Example({ draft }: { draft: UpgradeDraft }) {
  const t = useT()
  const now = useNow()
  const { timeZone } = useSession().property
  const { money } = useMoney()
  const amount = useAmount()
  const isPriced = Object.keys(upgradeErrors(t, draft)).every((path) => !/rice|weekdayPrices/.test(path))
  const today = localTimeAt(now, timeZone).date
  return (
    <Box title={t('roomUpgrades.example')}>
      {isPriced ? (
        <div className={classes.examples} role="status">
          {exampleStays(draft, today).map((nights) => (
            <p key={nights[0]} className={classes.example}>
              {t('roomUpgrades.example.text', {
                stay: stayWords(t, nights),
                sum: nights.map((night) => amount(upgradePriceOf(draft, night))).join(' + '),
                total: money(upgradeTotal(draft, nights).total),
              })}
            </p>
          ))}
        </div>
      ) : (
        <p className={classes.quiet}>{t('roomUpgrades.example.unpriced')}</p>
      )}
    </Box>
  )
}
