import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { DECLINE_REASONS } from '@innkeeper/domain/orders/constants.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from '../../../components/figures/figures.module.css'
import { RankingBox, sharesOf } from '../../../components/figures/ranking-box.tsx'
import { shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'

/** What most people look for; the others are one press away. */
const PRODUCTS_FIRST = 10

export function ProductsRanking({ statistics: { byProduct, currency } }: { statistics: OrderStatistics }) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? byProduct : byProduct.slice(0, PRODUCTS_FIRST)
  const shares = sharesOf(shown.map(({ revenue }) => revenue))
  return (
    <div>
      <RankingBox
        title={t('statistics.products')}
        columns={[t('statistics.product'), t('statistics.sold'), t('statistics.revenue')]}
        rows={shown.map(({ productId, name, quantity, revenue }, place) => ({
          key: productId,
          name,
          share: shares[place] ?? 0,
          cells: [shownNumber(quantity), shownMoney(revenue, currency)],
        }))}
        empty={t('statistics.products.none')}
      />
      {byProduct.length > PRODUCTS_FIRST && (
        <Button variant="subtle" mt="xs" className={classes.control} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t('statistics.products.fewer')
            : t('statistics.products.all', { count: byProduct.length })}
        </Button>
      )}
    </div>
  )
}

export function ReasonsRanking({ statistics: { declineReasons } }: { statistics: OrderStatistics }) {
  const t = useT()
  const shares = sharesOf(declineReasons.map(({ count }) => count))
  return (
    <RankingBox
      title={t('statistics.reasons')}
      columns={[t('statistics.reason'), t('statistics.orders')]}
      rows={declineReasons.map(({ reason, count }, place) => ({
        key: reason,
        name: reasonWords(reason, t),
        share: shares[place] ?? 0,
        cells: [shownNumber(count)],
      }))}
      empty={t('statistics.reasons.none')}
    />
  )
}

/** One this version does not know yet is shown by its own name. */
function reasonWords(reason: string, t: AdminTranslate): string {
  const known = DECLINE_REASONS.find((one) => one === reason)
  return known ? t(`statistics.reason.${known}`) : reason
}
