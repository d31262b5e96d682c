import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { languageName } from '../../../platform/language-name.ts'
import { useT } from '../../../platform/texts.ts'
import type { SurveyResponsesSearch } from './responses-search.ts'

/** What there is to choose from. */
export type Segments = Pick<SurveyResults, 'languages' | 'categories' | 'groups'>

/** Until it is known. */
export const NO_SEGMENTS: Segments = { languages: [], categories: [], groups: [] }

type Props = {
  search: SurveyResponsesSearch
  segments: Segments
  onFilter: (change: SurveyResponsesSearch) => void
}

const named = (list: Segments['groups']) => list.map(({ id, name }) => ({ value: id, label: name }))

/** Whose answers: by their room, their language and their target group. */
export function SegmentFilters({ search, segments, onFilter }: Props) {
  const t = useT()
  const { category, language, group } = search
  const { languages, categories, groups } = segments
  // One that the address names stays in sight, whoever answered in it.
  const codes = language && !languages.includes(language) ? [...languages, language] : languages
  return (
    <>
      <FilterSelect
        label={t('surveyResults.category')}
        anyLabel={t('surveyResults.category.any')}
        options={named(categories)}
        value={category}
        onChange={(value) => onFilter({ category: value })}
      />
      <FilterSelect
        label={t('surveyResults.language')}
        anyLabel={t('surveyResults.language.any')}
        options={codes.map((code) => ({ value: code, label: languageName(code) }))}
        value={language}
        onChange={(value) => onFilter({ language: value })}
      />
      <FilterSelect
        label={t('surveyResults.group')}
        anyLabel={t('surveyResults.group.any')}
        options={named(groups)}
        value={group}
        onChange={(value) => onFilter({ group: value })}
      />
    </>
  )
}
