import { FilterSelect } from '../../../components/data-list/filter-select.tsx'
import { useT } from '../../../platform/texts.ts'
import type { ResponsesPage } from '../api.ts'
import type { SurveyResponsesSearch } from './responses-search.ts'

type Props = {
  tags: ResponsesPage['tags']
  tag: string | undefined
  onFilter: (change: SurveyResponsesSearch) => void
}

/** One of the tags in use, the most used first. */
export function TagFilter({ tags, tag, onFilter }: Props) {
  const t = useT()
  const options = tags.map(({ tag: value, responses }) => ({ value, label: `${value} (${responses})` }))
  // One that the address names stays in sight, whoever took it off its last response.
  const isKnown = tag === undefined || options.some(({ value }) => value === tag)
  return (
    <FilterSelect
      label={t('surveyResponses.tag')}
      anyLabel={t('surveyResponses.tag.any')}
      options={isKnown ? options : [...options, { value: tag, label: tag }]}
      value={tag}
      onChange={(value) => onFilter({ tag: value })}
      isSearchable
    />
  )
}
