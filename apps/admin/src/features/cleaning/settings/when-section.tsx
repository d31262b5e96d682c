import { FORCED_NIGHTS_MAX, FORCED_NIGHTS_MIN } from '@innkeeper/domain/cleaning/constants.ts'
import { NumberInput, Radio, Stack, Switch } from '@mantine/core'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useT } from '../../../platform/texts.ts'
import type { CleaningErrors, CleaningForm } from './cleaning-form.ts'

const USUAL_NIGHTS = 3
/** No schema takes it: an empty field is told and never saved. */
const MISSING = 0

type Props = { form: CleaningForm; errors: Partial<CleaningErrors> }

/** Which days a room is cleaned that somebody stays in. */
export function WhenSection({ form, errors }: Props) {
  const t = useT()
  const { isDaily, forcedNights } = form.draft
  const range = { least: FORCED_NIGHTS_MIN, most: FORCED_NIGHTS_MAX }
  return (
    <FormSection title={t('cleaningSettings.when')} hint={t('cleaningSettings.whenHint')} gap="lg">
      <Radio.Group
        label={t('cleaningSettings.rooms')}
        value={isDaily ? 'daily' : 'asked'}
        onChange={(value) => form.set({ isDaily: value === 'daily' })}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="daily"
            label={t('cleaningSettings.daily')}
            description={t('cleaningSettings.dailyHint')}
          />
          <Radio
            value="asked"
            label={t('cleaningSettings.asked')}
            description={t('cleaningSettings.askedHint')}
          />
        </Stack>
      </Radio.Group>
      <Switch
        label={t('cleaningSettings.forced')}
        description={t('cleaningSettings.forcedHint')}
        checked={forcedNights !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.set({
            forcedNights: checked ? (form.base.settings.forcedNights ?? USUAL_NIGHTS) : null,
          })
        }
      />
      {forcedNights !== null && (
        <NumberInput
          label={t('cleaningSettings.nights')}
          description={t('cleaningSettings.nightsHint', range)}
          maw={250}
          min={FORCED_NIGHTS_MIN}
          max={FORCED_NIGHTS_MAX}
          allowDecimal={false}
          allowNegative={false}
          value={forcedNights || ''}
          error={errors.forcedNights && t('cleaningSettings.nightsRange', range)}
          onChange={(nights) => form.set({ forcedNights: Number(nights) || MISSING })}
        />
      )}
    </FormSection>
  )
}
