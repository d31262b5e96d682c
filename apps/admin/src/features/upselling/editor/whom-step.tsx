import { GUEST_JOURNEYS, PLACES_MAX } from '@innkeeper/domain/orders/constants.ts'
import { DEAL_DAYS_MAX, DEAL_NIGHTS_MAX } from '@innkeeper/domain/upselling/constants.ts'
import { isBackwards } from '@innkeeper/domain/upselling/deal-rules.ts'
import { Checkbox, Group, NumberInput, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { OversoldNotice } from '../../../components/editing/oversold/oversold-notice.tsx'
import { SegmentSelect } from '../../../components/editing/visibility/segment-select.tsx'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { useT } from '../../../platform/texts.ts'
import { dealsQuery, soldOfDealQuery } from '../api.ts'
import { audienceSentence } from '../audience-sentence.ts'
import { isTimeBackwards } from './deal-draft.ts'
import classes from './editor.module.css'
import type { DealStepProps } from './use-deal-form.ts'

/** When in the stay and which guests see it, said once more as a sentence. */
export function WhomStep({ form: { draft, setVisibility }, dealId }: DealStepProps & { dealId: string }) {
  const t = useT()
  const names = useSegmentNames()
  const { data } = useQuery(dealsQuery)
  const { visibility } = draft
  const { guestJourney, targetGroups, unitCategories, daysBeforeArrival, nights, stockPerDay } = visibility
  const sold = useQuery({ ...soldOfDealQuery(dealId), enabled: stockPerDay !== null })
  const number = (label: string, value: number | null, onChange: (value: number | null) => void) => ({
    label,
    value: value ?? '',
    onChange: (next: number | string) => onChange(typeof next === 'number' ? next : null),
    allowDecimal: false,
    allowNegative: false,
    clampBehavior: 'strict' as const,
  })
  return (
    <Stack gap="lg">
      <p className={classes.sentence} role="status">
        {isTimeBackwards(visibility) ? t('upselling.sees.notSaved') : audienceSentence(t, visibility, names)}
      </p>
      <Checkbox.Group
        label={t('upselling.whom.journey')}
        value={guestJourney}
        description={data && t('upselling.whom.closes', { count: data.hoursBeforeArrival })}
        error={!guestJourney.includes('PRE_STAY') && t('upselling.missing.whom')}
        onChange={(chosen) =>
          setVisibility({ guestJourney: GUEST_JOURNEYS.filter((journey) => chosen.includes(journey)) })
        }
      >
        <Group gap="lg" mt={6}>
          {GUEST_JOURNEYS.map((journey) => (
            <Checkbox key={journey} value={journey} label={t(`products.journey.${journey}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SegmentSelect
          label={t('segment.groups')}
          placeholder={t('segment.all')}
          names={names.targetGroups}
          value={targetGroups}
          onChange={(chosen) => setVisibility({ targetGroups: chosen })}
          nothingFoundMessage={t('segment.noGroups')}
        />
        <SegmentSelect
          label={t('segment.categories')}
          placeholder={t('upselling.whom.allRooms')}
          names={names.unitCategories}
          value={unitCategories}
          onChange={(chosen) => setVisibility({ unitCategories: chosen })}
        />
      </SimpleGrid>
      <fieldset className={classes.range}>
        <legend>{t('upselling.whom.days')}</legend>
        <NumberInput
          {...number(t('upselling.whom.days.first'), daysBeforeArrival.to, (to) =>
            setVisibility({ daysBeforeArrival: { ...daysBeforeArrival, to } }),
          )}
          placeholder={t('upselling.whom.days.always')}
          min={0}
          max={DEAL_DAYS_MAX}
        />
        <NumberInput
          {...number(t('upselling.whom.days.last'), daysBeforeArrival.from, (from) =>
            setVisibility({ daysBeforeArrival: { ...daysBeforeArrival, from } }),
          )}
          placeholder={t('upselling.whom.days.toTheEnd')}
          min={0}
          max={DEAL_DAYS_MAX}
          error={isBackwards(daysBeforeArrival) && t('upselling.whom.days.backwards')}
        />
      </fieldset>
      <fieldset className={classes.range}>
        <legend>{t('upselling.whom.nights')}</legend>
        <NumberInput
          {...number(t('upselling.whom.nights.from'), nights.from, (from) =>
            setVisibility({ nights: { ...nights, from } }),
          )}
          placeholder={t('upselling.whom.any')}
          min={1}
          max={DEAL_NIGHTS_MAX}
        />
        <NumberInput
          {...number(t('upselling.whom.nights.to'), nights.to, (to) =>
            setVisibility({ nights: { ...nights, to } }),
          )}
          placeholder={t('upselling.whom.any')}
          min={1}
          max={DEAL_NIGHTS_MAX}
          error={isBackwards(nights) && t('upselling.whom.nights.backwards')}
        />
      </fieldset>
      <NumberInput
        {...number(t('upselling.whom.stock'), stockPerDay, (next) => setVisibility({ stockPerDay: next }))}
        description={t('upselling.whom.stock.hint')}
        placeholder={t('upselling.whom.stock.unlimited')}
        className={classes.short}
        min={1}
        max={PLACES_MAX}
      />
      <OversoldNotice
        availability={stockPerDay === null ? null : { kind: 'each day', places: stockPerDay }}
        sold={sold.data ?? []}
      />
    </Stack>
  )
}
