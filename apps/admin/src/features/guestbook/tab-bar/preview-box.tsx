import type { TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { Select, Text } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '../../../components/editing/form-section/form-section.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { BarPreview } from './bar-preview.tsx'
import classes from './tab-bar.module.css'

/** The bar as guests will meet it, on a phone and on a desk, in any language. */
export function PreviewBox({ phase }: { phase: TabBarPhase }) {
  const t = useT()
  const languages = useContentLanguages()
  const [chosen, setChosen] = useState(languages[0]?.index ?? 0)
  const language = languages.find(({ index }) => index === chosen) ?? languages[0]
  const isEmpty = phase.items.length === 0
  return (
    <div className={classes.previewColumn}>
      <FormSection title={t('tabBar.preview')}>
        {languages.length > 1 && (
          <Select
            aria-label={t('tabBar.previewLanguage')}
            value={String(language?.index)}
            onChange={(next) => setChosen(Number(next))}
            data={languages.map(({ index, title }) => ({ value: String(index), label: title }))}
            allowDeselect={false}
          />
        )}
        {isEmpty && <Text c="dimmed">{t('tabBar.previewEmpty')}</Text>}
        {!isEmpty && (
          <>
            <figure className={classes.figure}>
              <figcaption className={classes.quiet}>{t('tabBar.previewPhone')}</figcaption>
              {phase.options.isMobileNavigationEnabled ? (
                <BarPreview phase={phase} language={language?.index ?? 0} place="phone" />
              ) : (
                <Text c="dimmed">{t('tabBar.previewNoPhone')}</Text>
              )}
            </figure>
            <figure className={classes.figure}>
              <figcaption className={classes.quiet}>{t('tabBar.previewDesk')}</figcaption>
              <BarPreview phase={phase} language={language?.index ?? 0} place="desk" />
            </figure>
          </>
        )}
      </FormSection>
    </div>
  )
}
