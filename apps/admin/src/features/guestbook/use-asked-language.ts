import { useSearch } from '@tanstack/react-router'
import { useContentLanguages } from '../../components/editing/languages/use-content-languages.ts'

/** The language the address asks for, where the property has it; else the default. */
export function useAskedLanguage(): number {
  const asked = (useSearch({ strict: false }) as { language?: unknown }).language
  const languages = useContentLanguages()
  const found = languages.find(({ index }) => index === Number(asked ?? Number.NaN)) ?? languages[0]
  return found?.index ?? 0
}
