import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { NumberInput, Radio, Stack, Switch } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import { useCategories } from '../use-categories.ts'
import type { UpgradeSectionProps } from './section-props.ts'

const ROOMS_MAX = 1000

type Props = UpgradeSectionProps & Pick<StaffUpgrade, 'nights'> & { to: string }

/** How many rooms there are for it in a night, and what becomes of a request. */
export function RoomsSection({ form: { draft, set }, errors, nights, to }: Props) {
  const t = useT()
  const { nameOf } = useCategories()
  const { roomsPerNight } = draft
  const tonight = nights[0]
  const counted = tonight
    ? t('roomUpgrades.rooms.countedTonight', {
        category: nameOf(to),
        rooms: tonight.rooms,
        taken: tonight.taken,
        free: Math.max(0, tonight.rooms - tonight.taken),
      })
    : t('roomUpgrades.rooms.countedHint', { category: nameOf(to) })
  return (
    <FormSection title={t('roomUpgrades.section.rooms')}>
      <Radio.Group
        label={t('roomUpgrades.roomsPerNight')}
        value={roomsPerNight === null ? 'counted' : 'byHand'}
        onChange={(way) =>
          set({ roomsPerNight: way === 'counted' ? null : (roomsPerNight ?? tonight?.rooms ?? 1) })
        }
      >
        <Stack gap={10} mt={6}>
          <Radio
            value="counted"
            label={t('roomUpgrades.rooms.counted')}
            description={
              roomsPerNight === null ? counted : t('roomUpgrades.rooms.countedHint', { category: nameOf(to) })
            }
          />
          <Radio
            value="byHand"
            label={t('roomUpgrades.rooms.byHand')}
            description={t('roomUpgrades.rooms.byHandHint', { category: nameOf(to) })}
          />
        </Stack>
      </Radio.Group>
      {roomsPerNight !== null && (
        <NumberInput
          label={t('roomUpgrades.rooms.number')}
          value={roomsPerNight < 0 ? '' : roomsPerNight}
          onChange={(rooms) => set({ roomsPerNight: typeof rooms === 'number' ? rooms : -1 })}
          min={0}
          max={ROOMS_MAX}
          allowDecimal={false}
          allowNegative={false}
          error={errors.roomsPerNight}
          maw={250}
        />
      )}
      <Switch
        label={t('roomUpgrades.fullyBooked')}
        description={t('roomUpgrades.fullyBooked.hint')}
        checked={draft.isFullyBooked}
        onChange={(event) => set({ isFullyBooked: event.currentTarget.checked })}
      />
      <Switch
        label={t('roomUpgrades.automatic')}
        description={t('roomUpgrades.automatic.hint')}
        checked={draft.isAutomaticallyAccepted}
        onChange={(event) => set({ isAutomaticallyAccepted: event.currentTarget.checked })}
      />
    </FormSection>
  )
}
