import type { Facilities } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { Button, Group, Input } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { TimeField } from '../../../components/editing/hours/time-field.tsx'
import { sameEveryDay } from '../../../components/editing/hours/week.ts'
import { WeekFields } from '../../../components/editing/hours/week-fields.tsx'
import { useT } from '../../../platform/texts.ts'
import { withOption } from '../draft/edits.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { CardIcon } from './card-icon.tsx'
import { FIRST_HOURS, OpenStretches } from './open-stretches.tsx'
import { openingSummary } from './opening-summary.ts'
import classes from './sections.module.css'

const EMPTY: Facilities = { week: [[], [], [], [], [], [], []], checkIn: null, checkOut: null }

/** Opening hours, day by day or the same every day, and the two times of a stay. */
export function FacilitiesSection() {
  const t = useT()
  const store = useStore()
  const facilities = useDraftField(({ options }) => options.facilities) ?? EMPTY
  const hasHours = facilities.week.some((day) => day.length > 0)
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
      {hasHours ? (
        <WeekFields week={facilities.week} onChange={(week) => change({ week })} gap="md">
          {({ name, value, onChange }) => <OpenStretches day={name} stretches={value} onChange={onChange} />}
        </WeekFields>
      ) : (
        <div className={classes.ask}>
          <p>{t('hours.ask')}</p>
          <Button variant="default" onClick={() => change({ week: sameEveryDay([FIRST_HOURS]) })}>
            {t('hours.set')}
          </Button>
        </div>
      )}
      <Input.Wrapper description={t('hours.stayHint')} inputWrapperOrder={['input', 'description']}>
        <Group gap="md" align="flex-end">
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
          {(facilities.checkIn || facilities.checkOut) && (
            <Button
              variant="subtle"
              leftSection={<IconX size={16} stroke={1.6} />}
              onClick={() => change({ checkIn: null, checkOut: null })}
            >
              {t('hours.removeStay')}
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      <CardIcon title={{ label: t('icon.label') }} />
    </CollapsibleSection>
  )
}
