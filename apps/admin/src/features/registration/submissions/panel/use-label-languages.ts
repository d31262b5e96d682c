import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { ADMIN_LANGUAGE } from '../../../../platform/texts.ts'

/** Indexes of the languages in which the house's own words are looked for: what staff read first, then its own. */
export function useLabelLanguages(): number[] {
  const languages = useContentLanguages()
  return languages
    .toSorted((a, b) => Number(b.code === ADMIN_LANGUAGE) - Number(a.code === ADMIN_LANGUAGE))
    .map(({ index }) => index)
}
