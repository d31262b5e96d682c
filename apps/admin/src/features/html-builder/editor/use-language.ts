import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useView } from './editor-session.ts'

/** The language being edited. */
export function useEditedLanguage() {
  const index = useView((view) => view.language)
  return useContentLanguages().find((one) => one.index === index)
}

export function useLanguageCode(): string {
  return useEditedLanguage()?.code ?? 'en'
}

export function useLanguageTitle(): string {
  return useEditedLanguage()?.title ?? ''
}
