import { ALT_MAX, type Alt } from '@innkeeper/domain/media/file-schema.ts'
import { Checkbox, Stack, Textarea } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { useContentLanguages } from '../editing/languages/use-content-languages.ts'

export type AltValue = { alt: Alt; isDecorative: boolean }

/** What a picture shows, in each language of the property, or that it needs no words. */
export function AltFields({ value, onChange }: { value: AltValue; onChange: (value: AltValue) => void }) {
  const t = useT()
  const languages = useContentLanguages()
  const { alt, isDecorative } = value
  return (
    <Stack gap="sm">
      {languages.map(({ index, title, code }) => (
        <Textarea
          key={index}
          lang={code}
          label={t('media.alt.in', { language: title })}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={ALT_MAX}
          disabled={isDecorative}
          value={alt[index] ?? ''}
          onChange={(event) => onChange({ ...value, alt: { ...alt, [index]: event.currentTarget.value } })}
        />
      ))}
      <Checkbox
        label={t('media.alt.decorative')}
        description={t('media.alt.decorativeHint')}
        checked={isDecorative}
        onChange={(event) => onChange({ ...value, isDecorative: event.currentTarget.checked })}
      />
    </Stack>
  )
}
