import { isErrorCode } from '@innkeeper/api/errors.ts'
import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { Alert } from '@mantine/core'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { sameJson } from '../../../../platform/same-json.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import { codeRefusalText } from '../refusal-text.ts'
import classes from './upgrade.module.css'
import type { UpgradeAnswer } from './use-upgrade-answer.ts'

type Props = { upgrade: NonNullable<OrderRequest['upgrade']>; answer: UpgradeAnswer }

/**
 * How much the stay pays, and for which nights unless they stand above; or why it cannot get the room. Nothing before
 * it is known whose stay it is.
 */
export function StayMeans({ upgrade, answer: { means, needsStay } }: Props) {
  const t = useT()
  const { money } = useMoney()
  if (!means) return null
  const { nights, total, refusal } = means
  if (refusal !== null) {
    const isOtherRoom = needsStay && refusal === 'upgrade/stay-changed'
    const code = isErrorCode(refusal) ? refusal : 'server/error'
    return (
      <Alert color="yellow" role="status">
        {isOtherRoom
          ? t('roomUpgrades.request.noWay', { category: upgrade.to })
          : codeRefusalText(t, code, { source: 'room upgrades' })}
      </Alert>
    )
  }
  const [first] = nights
  const last = nights.at(-1)
  if (!first || !last) return null
  const isSaidAbove = sameJson(nights, upgrade.nights)
  return (
    <p className={classes.means}>
      {!isSaidAbove &&
        t('roomUpgrades.request.nights', {
          count: nights.length,
          arrival: formatDateOnly(first),
          departure: formatDateOnly(addDays(last, 1)),
        })}
      <strong>{t('roomUpgrades.request.onBill', { total: money(total) })}</strong>
    </p>
  )
}
