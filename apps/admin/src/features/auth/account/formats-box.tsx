import { changeFormats } from '@innkeeper/api/auth/own-account.ts'
import {
  DATE_FORMATS,
  type StaffFormats,
  TIME_FORMATS,
  writeDate,
  writeTime,
} from '@innkeeper/domain/auth/staff-formats.ts'
import { Select, SimpleGrid } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { call } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useChange } from './use-change.ts'

/** A day whose order nobody mistakes, and a time of the afternoon. */
const SAMPLE = { year: '2026', month: '11', day: '25', hour: '19', minute: '05' }

/** How the person reads dates and times, shown by a sample of each; saved as it is chosen. */
export function FormatsBox() {
  const t = useT()
  const { formats } = useSession()
  const save = useChange(
    (chosen: StaffFormats) => call(changeFormats, { body: chosen }),
    () => {},
  )
  // What was chosen stands at once, whatever the connection takes.
  const shown = save.isPending && save.variables ? save.variables : formats
  return (
    <Box title={t('account.formats')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label={t('account.dateFormat')}
          data={DATE_FORMATS.map((value) => ({ value, label: writeDate(SAMPLE, value) }))}
          value={shown.date}
          onChange={(date) => date && save.start({ ...shown, date })}
          allowDeselect={false}
        />
        <Select
          label={t('account.timeFormat')}
          data={TIME_FORMATS.map((value) => ({ value, label: writeTime(SAMPLE, value) }))}
          value={shown.time}
          onChange={(time) => time && save.start({ ...shown, time })}
          allowDeselect={false}
        />
      </SimpleGrid>
    </Box>
  )
}
