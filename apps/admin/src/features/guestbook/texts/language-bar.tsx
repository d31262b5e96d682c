import { LanguageTabs } from '../../../components/editing/languages/language-tabs.tsx'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useDraftField } from '../draft/use-card-store.ts'
import { missingLanguages } from '../list/missing-languages.ts'

type Props = { language: number; onLanguage: (language: number) => void }

/** The languages of the card; which of them lack words follows what is typed. */
export function LanguageBar({ language, onLanguage }: Props) {
  const languages = useContentLanguages()
  // One string, so that a key stroke which changes nothing here draws nothing again.
  const missing = useDraftField((draft) =>
    missingLanguages(draft, languages)
      .map(({ index }) => index)
      .join(' '),
  ).split(' ')
  return (
    <LanguageTabs
      language={language}
      onLanguage={onLanguage}
      isMissing={(index) => missing.includes(String(index))}
    />
  )
}
