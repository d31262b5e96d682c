import { availabilityOf } from '@innkeeper/domain/orders/availability.ts'
import type { Availability } from '@innkeeper/domain/orders/availability-schema.ts'
import { PLACES_MAX, STAY_HOURS_MAX } from '@innkeeper/domain/orders/constants.ts'
import { NumberInput, Radio, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../../components/editing/form-section/form-section.tsx'
import { OversoldNotice } from '../../../../components/editing/oversold/oversold-notice.tsx'
import { useT } from '../../../../platform/texts.ts'
import { soldOfProductQuery } from '../api.ts'
import {
  type CountedBy,
  countedBy,
  firstAvailability,
  hoursAt,
  waysToCount,
} from '../draft/availability-draft.ts'
import classes from './editor.module.css'
import type { ProductSectionProps } from './section-props.ts'
import { SlotRows } from './slot-rows.tsx'

/** How many the house has for each day, where it has so many only, and what guests are asked for then. */
export function AvailabilitySection({
  form,
  errors,
  productId,
}: ProductSectionProps & { productId: string }) {
  const t = useT()
  const { options } = form.draft
  const availability = availabilityOf(options)
  const chosen = countedBy(options)
  const sold = useQuery({ ...soldOfProductQuery(productId), enabled: availability !== null })
  const put = (next: Availability | null) => form.setOptions({ availability: next })
  const labelOf = (kind: CountedBy) =>
    kind === 'hours'
      ? t(`products.availability.hours.${hoursAt(options)}`)
      : t(`products.availability.${kind}`)
  return (
    <FormSection title={t('products.availability')}>
      <Radio.Group
        aria-label={t('products.availability')}
        value={chosen}
        onChange={(next) => {
          const kind = waysToCount(options).find((each) => each === next)
          if (kind && kind !== chosen) put(firstAvailability(kind))
        }}
      >
        <div className={classes.choicesInLine}>
          {waysToCount(options).map((kind) => (
            <Radio key={kind} value={kind} label={labelOf(kind)} />
          ))}
        </div>
      </Radio.Group>
      {availability?.kind === 'time slots' && (
        <SlotRows
          slots={availability.slots}
          errors={errors}
          onChange={(slots) => put({ ...availability, slots })}
        />
      )}
      {availability && availability.kind !== 'time slots' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {availability.kind === 'hours' && (
            <NumberInput
              label={t(`products.availability.most.${hoursAt(options)}`)}
              value={availability.most || ''}
              onChange={(most) => put({ ...availability, most: typeof most === 'number' ? most : 0 })}
              min={1}
              max={STAY_HOURS_MAX}
              allowDecimal={false}
              allowNegative={false}
              error={errors['options.availability.most']}
            />
          )}
          <NumberInput
            label={t(`products.availability.places.${availability.kind}`)}
            value={availability.places || ''}
            onChange={(places) => put({ ...availability, places: typeof places === 'number' ? places : 0 })}
            min={1}
            max={PLACES_MAX}
            allowDecimal={false}
            allowNegative={false}
            error={errors['options.availability.places']}
          />
        </SimpleGrid>
      )}
      <OversoldNotice availability={availability} sold={sold.data ?? []} />
      <p className={classes.guestSees}>
        {chosen === 'hours'
          ? t(`products.availability.sees.hours.${hoursAt(options)}`)
          : t(`products.availability.sees.${chosen}`)}
      </p>
    </FormSection>
  )
}
