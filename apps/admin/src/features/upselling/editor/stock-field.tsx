import { PLACES_MAX } from '@innkeeper/domain/orders/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { OversoldNotice } from '../../../components/editing/oversold/oversold-notice.tsx'
import { useT } from '../../../platform/texts.ts'
import { soldOfDealQuery } from '../api.ts'
import { CountField } from './count-field.tsx'
import classes from './editor.module.css'
import type { DealStepProps } from './use-deal-form.ts'

/** How many of the deal there are a day, and on which days more were sold. */
export function StockField({ form: { draft, setVisibility }, dealId }: DealStepProps & { dealId: string }) {
  const t = useT()
  const { stockPerDay } = draft.visibility
  const sold = useQuery({ ...soldOfDealQuery(dealId), enabled: stockPerDay !== null })
  return (
    <>
      <CountField
        label={t('upselling.whom.stock')}
        description={t('upselling.whom.stock.hint')}
        placeholder={t('upselling.whom.stock.unlimited')}
        className={classes.short}
        min={1}
        max={PLACES_MAX}
        value={stockPerDay}
        onChange={(next) => setVisibility({ stockPerDay: next })}
      />
      <OversoldNotice
        availability={stockPerDay === null ? null : { kind: 'each day', places: stockPerDay }}
        sold={sold.data ?? []}
      />
    </>
  )
}
