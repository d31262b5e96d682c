import { DEAL_DAYS_MAX, DEAL_NIGHTS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { useT } from '../../../platform/texts.ts'
import { CountField } from './count-field.tsx'
import { isRangeBackwards } from './deal-draft.ts'
import classes from './editor.module.css'
import type { DealStepProps } from './use-deal-form.ts'

/** From when until when before the arrival guests see it, and for stays of how many nights. */
export function TimeRanges({ form: { draft, setVisibility } }: DealStepProps) {
  const t = useT()
  const { daysBeforeArrival, nights } = draft.visibility
  return (
    <>
      <fieldset className={classes.range}>
        <legend>{t('upselling.whom.days')}</legend>
        <CountField
          label={t('upselling.whom.days.first')}
          placeholder={t('upselling.whom.days.always')}
          min={0}
          max={DEAL_DAYS_MAX}
          value={daysBeforeArrival.to}
          onChange={(to) => setVisibility({ daysBeforeArrival: { ...daysBeforeArrival, to } })}
        />
        <CountField
          label={t('upselling.whom.days.last')}
          placeholder={t('upselling.whom.days.toTheEnd')}
          min={0}
          max={DEAL_DAYS_MAX}
          value={daysBeforeArrival.from}
          error={isRangeBackwards(daysBeforeArrival) && t('upselling.whom.days.backwards')}
          onChange={(from) => setVisibility({ daysBeforeArrival: { ...daysBeforeArrival, from } })}
        />
      </fieldset>
      <fieldset className={classes.range}>
        <legend>{t('upselling.whom.nights')}</legend>
        <CountField
          label={t('upselling.whom.nights.from')}
          placeholder={t('upselling.whom.any')}
          min={1}
          max={DEAL_NIGHTS_MAX}
          value={nights.from}
          onChange={(from) => setVisibility({ nights: { ...nights, from } })}
        />
        <CountField
          label={t('upselling.whom.nights.to')}
          placeholder={t('upselling.whom.any')}
          min={1}
          max={DEAL_NIGHTS_MAX}
          value={nights.to}
          error={isRangeBackwards(nights) && t('upselling.whom.nights.backwards')}
          onChange={(to) => setVisibility({ nights: { ...nights, to } })}
        />
      </fieldset>
    </>
  )
}
