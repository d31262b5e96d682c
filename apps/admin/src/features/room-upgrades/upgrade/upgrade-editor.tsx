import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { Stack } from '@mantine/core'
import { AutosaveFrame } from '../../../components/editing/form/autosave-frame.tsx'
import { useT } from '../../../platform/texts.ts'
import { Comparison } from '../comparison/comparison.tsx'
import { Example } from './example.tsx'
import { PriceSection } from './price-section.tsx'
import { RoomsSection } from './rooms-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import { StateSection } from './state-section.tsx'
import classes from './upgrade.module.css'
import { UpgradeConflict } from './upgrade-conflict.tsx'
import { upgradeErrors } from './upgrade-errors.ts'
import { isComplete, useUpgradeForm } from './upgrade-form.ts'
import { WeekdaySection } from './weekday-section.tsx'

/** Prices, rooms and state of one upgrade, with what a guest would pay and read beside them. */
export function UpgradeEditor({ latest }: { latest: StaffUpgrade }) {
  const t = useT()
  const form = useUpgradeForm(latest)
  const { draft } = form
  const section = { form, errors: upgradeErrors(t, draft) }
  return (
    <AutosaveFrame form={form} isComplete={isComplete(draft)} conflict={<UpgradeConflict form={form} />}>
      <div className={classes.page}>
        <Stack gap="lg" className={classes.main}>
          <PriceSection {...section} />
          <WeekdaySection {...section} />
          <SeasonsSection {...section} />
          <RoomsSection {...section} nights={latest.nights} to={latest.upgrade.to} />
        </Stack>
        <Stack gap="lg" className={classes.aside}>
          <StateSection {...section} />
          <Example draft={draft} />
          <Comparison way={latest.upgrade} price={draft.pricePerNight} />
        </Stack>
      </div>
    </AutosaveFrame>
  )
}
