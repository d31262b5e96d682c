import { PRODUCT_TITLE_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { Choice } from '@innkeeper/domain/orders/product-schema.ts'
import { TextInput } from '@mantine/core'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'

type Names = Choice['names']
type Props = {
  label: string
  /** Stands in an empty field of the property's default language. */
  example: string
  names: Names
  language: number
  error: string | undefined
  onChange: (names: Names) => void
}

/** The name of a list, choice or extra in the language at hand; the default language's is the example for others. */
export function NameField({ label, example, names, language, error, onChange }: Props) {
  const languages = useContentLanguages()
  const main = languages[0]?.index ?? 0
  return (
    <TextInput
      aria-label={label}
      placeholder={language === main ? example : names[main]}
      value={names[language] ?? ''}
      maxLength={PRODUCT_TITLE_MAX}
      lang={languages.find(({ index }) => index === language)?.code}
      autoComplete="off"
      error={language === main && error}
      onChange={({ currentTarget: { value } }) => onChange({ ...names, [language]: value })}
    />
  )
}
