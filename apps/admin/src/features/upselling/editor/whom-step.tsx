import { GUEST_JOURNEYS } from '@innkeeper/domain/orders/constants.ts'
import { Checkbox, Group, SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SegmentSelect } from '../../../components/editing/visibility/segment-select.tsx'
import { useSegmentNames } from '../../../components/editing/visibility/use-segment-names.ts'
import { useT } from '../../../platform/texts.ts'
import { dealsQuery } from '../api.ts'
import { audienceSentence } from '../audience-sentence.ts'
import classes from './editor.module.css'
import { StockField } from './stock-field.tsx'
import { TimeRanges } from './time-ranges.tsx'
import type { DealStepProps } from './use-deal-form.ts'

type Props = DealStepProps & {
  dealId: string
  /** Whether it can be saved as it is typed. */
  isSavable: boolean
}

/** When in the stay and which guests see it, said once more as a sentence. */
export function WhomStep({ form, dealId, isSavable }: Props) {
  const t = useT()
  const names = useSegmentNames()
  const { visibility } = form.draft
  return (
    <Stack gap="lg">
      <p className={classes.sentence} role="status">
        {isSavable ? audienceSentence(t, visibility, names) : t('upselling.sees.notSaved')}
      </p>
      <JourneyChoice form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SegmentSelect
          label={t('segment.groups')}
          placeholder={t('segment.all')}
          names={names.targetGroups}
          value={visibility.targetGroups}
          onChange={(chosen) => form.setVisibility({ targetGroups: chosen })}
          nothingFoundMessage={t('segment.noGroups')}
        />
        <SegmentSelect
          label={t('segment.categories')}
          placeholder={t('upselling.whom.allRooms')}
          names={names.unitCategories}
          value={visibility.unitCategories}
          onChange={(chosen) => form.setVisibility({ unitCategories: chosen })}
        />
      </SimpleGrid>
      <TimeRanges form={form} />
      <StockField form={form} dealId={dealId} />
    </Stack>
  )
}

function JourneyChoice({ form: { draft, setVisibility } }: DealStepProps) {
  const t = useT()
  const { data } = useQuery(dealsQuery)
  const { guestJourney } = draft.visibility
  const isSeen = guestJourney.includes('PRE_STAY')
  return (
    <Checkbox.Group
      label={t('upselling.whom.journey')}
      value={guestJourney}
      description={data && t('upselling.whom.closes', { count: data.hoursBeforeArrival })}
      error={!isSeen && t('upselling.missing.whom')}
      onChange={(chosen) =>
        setVisibility({ guestJourney: GUEST_JOURNEYS.filter((journey) => chosen.includes(journey)) })
      }
    >
      <Group gap="lg" mt={6}>
        {GUEST_JOURNEYS.map((journey) => (
          <Checkbox
            key={journey}
            value={journey}
            label={t(`products.journey.${journey}`)}
            aria-invalid={(journey === 'PRE_STAY' && !isSeen) || undefined}
          />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
