import type { Facilities } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { Group } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { WeekFields } from '../../../components/editing/hours/week-fields.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { CardIcon } from './card-icon.tsx'
import { OpenStretches } from './open-stretches.tsx'
import { openingSummary } from './opening-summary.ts'

const EMPTY: Facilities = { week: [[], [], [], [], [], [], []], checkIn: null, checkOut: null }

/** Opening hours, day by day or the same every day, and the two times of a stay. */
export function FacilitiesSection() {
  const t = useT()
  const store = useStore()
  const facilities = useDraftField(({ options }) => options.facilities) ?? EMPTY
  const change = (part: Partial<Facilities>) =>
    store.change((draft) =>
      withOption(draft, 'facilities', { ...EMPTY, ...draft.options.facilities, ...part }),
    )
  return (
    <CollapsibleSection
      title={t('cards.section.hours')}
      summary={openingSummary(t, facilities.week)}
      isOpenAtFirst
      gap="md"
    >
      <WeekFields week={facilities.week} onChange={(week) => change({ week })} gap="md">
        {({ name, value, onChange }) => <OpenStretches day={name} stretches={value} onChange={onChange} />}
      </WeekFields>
      <Group gap="md" align="flex-start">
        <TimeField
          label={t('hours.checkIn')}
          value={facilities.checkIn}
          onChange={(checkIn) => change({ checkIn })}
        />
        <TimeField
          label={t('hours.checkOut')}
          value={facilities.checkOut}
          onChange={(checkOut) => change({ checkOut })}
        />
      </Group>
      <CardIcon title={{ label: t('icon.label') }} />
    </CollapsibleSection>
  )
}
