import type { SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { RankingBox, sharesOf } from '../../../../components/figures/ranking-box.tsx'
import { shownNumber } from '../../../../components/figures/shown.ts'
import { formatDate } from '../../../../platform/own-formats.ts'
import { useSession } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'

type Props = { vouchers: NonNullable<SubjectStatistics['vouchers']> }

/** What was ever redeemed of each card, also of those that are gone. */
export function VouchersBox({ vouchers }: Props) {
  const t = useT()
  const { timeZone } = useSession().property
  const shares = sharesOf(vouchers.map(({ redeemed }) => redeemed))
  const day = (at: string | null) =>
    at === null ? t('statistics.vouchers.never') : formatDate(Date.parse(at), { timeZone })
  return (
    <RankingBox
      title={t('statistics.vouchers.title')}
      columns={[
        t('statistics.partName.voucher'),
        t('statistics.vouchers.ever'),
        t('statistics.vouchers.first'),
        t('statistics.vouchers.last'),
      ]}
      rows={vouchers.map((voucher, place) => ({
        key: `${voucher.propertyId} ${voucher.cardId}`,
        name: named(voucher.name ?? t('statistics.row.gone'), voucher.isActive),
        share: shares[place] ?? 0,
        cells: [shownNumber(voucher.redeemed), day(voucher.firstRedeemedAt), day(voucher.lastRedeemedAt)],
      }))}
      empty={t('statistics.vouchers.none')}
    />
  )

  function named(name: string, isActive: boolean): string {
    return isActive ? name : t('statistics.vouchers.deleted', { name })
  }
}
