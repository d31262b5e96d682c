import type { UpsellingStatistics } from '@innkeeper/api/upselling/statistics.ts'
import { DECLINE_REASONS } from '@innkeeper/domain/orders/constants.ts'
import { RankingBox, sharesOf } from '../../../components/figures/ranking-box.tsx'
import { shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'
import { FUNNEL_STEPS, type FunnelStep } from './funnel.ts'

type Counted = Record<FunnelStep | 'revenue', number>

/** The funnel of each deal, and of each place guests came from. */
export function DealsRanking({ statistics: { byDeal, currency } }: { statistics: UpsellingStatistics }) {
  const t = useT()
  return (
    <Funnels
      title={t('upselling.byDeal')}
      nameColumn={t('upselling.byDeal.name')}
      rows={byDeal.map(({ dealId, title, ...counted }) => ({
        key: dealId,
        name: title ?? t('upselling.byDeal.gone'),
        counted,
      }))}
      currency={currency}
      empty={t('upselling.byDeal.none')}
    />
  )
}

export function OriginsRanking({ statistics: { byOrigin, currency } }: { statistics: UpsellingStatistics }) {
  const t = useT()
  return (
    <Funnels
      title={t('upselling.byOrigin')}
      nameColumn={t('upselling.byOrigin.name')}
      moreColumns={[t('upselling.byOrigin.upgrades'), t('upselling.byOrigin.upgradeRevenue')]}
      rows={byOrigin.map(({ kind, id, label, upgrades, ...counted }) => ({
        key: `${kind}/${id}`,
        name: originWords(t, kind, label),
        counted,
        more: [shownNumber(upgrades.requested), shownMoney(upgrades.revenue, currency)],
      }))}
      currency={currency}
      empty={t('upselling.byOrigin.none')}
    />
  )
}

type Props = {
  title: string
  nameColumn: string
  /** Beside the funnel. */
  moreColumns?: string[]
  rows: { key: string; name: string; counted: Counted; more?: string[] }[]
  currency: string
  empty: string
}

function Funnels({ title, nameColumn, moreColumns = [], rows, currency, empty }: Props) {
  const t = useT()
  const shares = sharesOf(rows.map(({ counted }) => counted.revenue))
  return (
    <RankingBox
      title={title}
      barsOf={t('statistics.revenue')}
      columns={[
        nameColumn,
        ...FUNNEL_STEPS.map((step) => t(`upselling.funnel.${step}`)),
        t('statistics.revenue'),
        ...moreColumns,
      ]}
      rows={rows.map(({ key, name, counted, more = [] }, place) => ({
        key,
        name,
        share: shares[place] ?? 0,
        cells: [
          ...FUNNEL_STEPS.map((step) => shownNumber(counted[step])),
          shownMoney(counted.revenue, currency),
          ...more,
        ],
      }))}
      empty={empty}
    />
  )
}

export function DealReasons({ statistics }: { statistics: UpsellingStatistics }) {
  const t = useT()
  const { declineReasons, takenBack } = statistics
  const shares = sharesOf(declineReasons.map(({ count }) => count))
  return (
    <RankingBox
      title={t('upselling.reasons')}
      aside={takenBack > 0 ? t('upselling.reasons.takenBack', { count: takenBack }) : undefined}
      columns={[t('statistics.reason'), t('upselling.reasons.count')]}
      rows={declineReasons.map(({ reason, count }, place) => ({
        key: reason,
        name: reasonWords(t, reason),
        share: shares[place] ?? 0,
        cells: [shownNumber(count)],
      }))}
      empty={t('upselling.reasons.none')}
    />
  )
}

type Origin = UpsellingStatistics['byOrigin'][number]

/** Where a guest came from: which e-mail, card or page, as far as it is still there. */
function originWords(t: AdminTranslate, kind: Origin['kind'], label: string | null): string {
  if (kind === 'other') return t('upselling.origin.other')
  return label === null ? t(`upselling.origin.${kind}.gone`) : t(`upselling.origin.${kind}`, { name: label })
}

/** One this version does not know yet is shown by its own name. */
function reasonWords(t: AdminTranslate, reason: string): string {
  const known = DECLINE_REASONS.find((one) => one === reason)
  return known ? t(`statistics.reason.${known}`) : reason
}
