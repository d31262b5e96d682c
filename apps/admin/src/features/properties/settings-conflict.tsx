import type { PropertySettings } from '@innkeeper/api/properties.ts'
import { ConflictDialog } from '../../components/editing/form/conflict-dialog.tsx'
import { usePlainWords } from '../../components/editing/form/use-plain-words.ts'
import { useT } from '../../platform/texts.ts'
import { guestFieldLines, languageLines, reviewLines } from './setting-lines.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** The choice where a colleague changed the same setting. */
export function SettingsConflict({ form }: { form: SettingsForm }) {
  const t = useT()
  const plainWords = usePlainWords()
  const wordsOf = ([name]: readonly string[], value: unknown): string => {
    if (name === 'localization') return languageLines(value as PropertySettings['localization'])
    if (name === 'reviewLinks') return reviewLines(value as PropertySettings['reviewLinks'])
    if (name === 'guestFields') return guestFieldLines(value as PropertySettings['guestFields'])
    return plainWords(value) ?? t('conflict.changed')
  }
  return (
    <ConflictDialog
      form={form}
      text={(name) => t('settings.conflict.text', { name })}
      words={{ nameOf: ([name]) => t(`settings.name.${name as keyof PropertySettings}`), wordsOf }}
    />
  )
}
