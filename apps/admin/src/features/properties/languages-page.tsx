import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { countriesInOrder, withoutLanguage } from '@innkeeper/domain/properties/languages.ts'
import { Select } from '@mantine/core'
import { FormFrame } from '../../components/editing/form/form-frame.tsx'
import { FormPage } from '../../components/editing/form/form-page.tsx'
import { Box } from '../../components/page/box.tsx'
import { useT } from '../../platform/texts.ts'
import { settingsQuery } from './api.ts'
import { addLanguage, moveLanguage, removalRefusal, setDefault, setVisible } from './edit-languages.ts'
import { LANGUAGE_OPTIONS } from './language-options.ts'
import { LanguageRow } from './language-row.tsx'
import classes from './settings.module.css'
import { SettingsConflict } from './settings-conflict.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export function LanguagesPage() {
  const t = useT()
  return (
    <div className={classes.pageWidth}>
      <FormPage
        title={t('languages.title')}
        subtitle={t('languages.subtitle')}
        query={settingsQuery}
        form={Form}
      />
    </div>
  )
}

function Form({ latest }: { latest: StaffSettings }) {
  const t = useT()
  const form = useSettingsForm(latest, 'languages')
  const { localization } = form.draft
  const { usedLanguages } = form.base
  const set = (after: typeof localization) => form.set({ localization: after })
  const countries = countriesInOrder(localization)
  const free = LANGUAGE_OPTIONS.filter(({ value }) => !localization.languages[value])
  return (
    <FormFrame form={form} conflict={<SettingsConflict form={form} />}>
      <Box flush>
        <ol className={classes.languages} aria-label={t('languages.title')}>
          {countries.map((country, place) => {
            const language = localization.languages[country]
            return (
              language && (
                <LanguageRow
                  key={country}
                  country={country}
                  language={language}
                  isDefault={country === localization.default}
                  isFirst={place === 0}
                  isLast={place === countries.length - 1}
                  refusal={removalRefusal(localization, country, usedLanguages)}
                  onMove={(by) => set(moveLanguage(localization, country, by))}
                  onVisible={(isVisible) => set(setVisible(localization, country, isVisible))}
                  onDefault={() => set(setDefault(localization, country))}
                  onRemove={() => set(withoutLanguage(localization, country))}
                />
              )
            )
          })}
        </ol>
        <div className={classes.add}>
          <Select
            label={t('languages.add')}
            placeholder={t('languages.addPlaceholder')}
            data={free}
            value={null}
            onChange={(country) => country && set(addLanguage(localization, country, form.base))}
            searchable
          />
        </div>
      </Box>
    </FormFrame>
  )
}
