import { isPresetCountry, PRESET_COUNTRIES } from '@innkeeper/domain/registration/presets.ts'
import { Button, Select, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { onFirstPress } from '../../../components/first-press.ts'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './forms.module.css'
import { COUNTRY_OPTIONS, countryName, lawAsks } from './law-words.ts'
import { useNewForm } from './use-new-form.ts'

const OTHERS = COUNTRY_OPTIONS.filter(({ value }) => !isPresetCountry(value))

/** The laws that are known, the property's own first, and a plain form for every other country. */
export function PresetChoices({ country }: { country: string | null }) {
  const t = useT()
  const { begin, isPending, error } = useNewForm()
  const [other, setOther] = useState(country !== null && !isPresetCountry(country) ? country : null)
  const offered = PRESET_COUNTRIES.toSorted((one, two) => Number(two === country) - Number(one === country))
  return (
    <>
      <div className={classes.presets}>
        {offered.map((code) => (
          <UnstyledButton
            key={code}
            className={classes.preset}
            disabled={isPending}
            onClick={onFirstPress(() => begin(code))}
          >
            <span className={classes.presetName}>
              <strong>{countryName(code)}</strong>
              {code === country && <StateBadge tone="good">{t('regForms.add.own')}</StateBadge>}
            </span>
            <span className={classes.quiet}>{lawAsks(t, code)}</span>
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.other}>
        <Select
          label={t('regForms.add.other')}
          description={t('regForms.add.otherHint')}
          placeholder={t('regForms.add.choose')}
          data={OTHERS}
          value={other}
          onChange={setOther}
          searchable
        />
        <Button
          variant="default"
          disabled={other === null || isPending}
          onClick={onFirstPress(() => other !== null && begin(other))}
        >
          {t('regForms.add.make')}
        </Button>
      </div>
      <ErrorAlert error={error} mt="md" />
    </>
  )
}
