import { SHOWN_RESPONSES } from '@innkeeper/api/survey/responses.ts'
import { Button, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { DayRangeFilter } from '../../../../components/data-list/day-range-filter.tsx'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import type { ResponsesPage } from '../../api.ts'
import classes from '../responses.module.css'
import {
  CONTACT_SHOWN,
  isNarrowed,
  type Shown,
  type SurveyResponsesSearch,
  shownFor,
} from '../responses-search.ts'
import { SegmentFilters } from '../segment-filters.tsx'
import { TagFilter } from '../tag-filter.tsx'

type Props = {
  search: SurveyResponsesSearch
  /** Undefined until it is known. */
  found: Pick<ResponsesPage, 'tags' | 'toHandle' | 'categories' | 'groups'> | undefined
  onFilter: (change: SurveyResponsesSearch) => void
}

const NOTHING_FOUND = { tags: [], toHandle: 0, categories: [], groups: [] }

/** Which responses, of which days, by whom; on a phone behind one button. */
export function ResponseFilters({ search, found = NOTHING_FOUND, onFilter }: Props) {
  const t = useT()
  const readsResults = useCan()('results:read')
  const { tags, toHandle, categories, groups } = found
  const languages = useContentLanguages().map(({ code }) => code)
  // Folded on a phone; what narrows the list is in sight from the start.
  const [isOpen, fold] = useDisclosure(isNarrowed(search))
  const shown: readonly Shown[] = readsResults ? SHOWN_RESPONSES : CONTACT_SHOWN
  const shownLabel = (one: Shown) =>
    one === 'to handle' && toHandle
      ? t('surveyResponses.show.to handle.count', { count: toHandle })
      : t(`surveyResponses.show.${one}`)
  return (
    <>
      <Button
        className={classes.foldButton}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
        onClick={fold.toggle}
      >
        {t(isOpen ? 'surveyResponses.filters.hide' : 'surveyResponses.filters')}
      </Button>
      <div className={classes.filters} data-folded={!isOpen || undefined}>
        <Select
          aria-label={t('surveyResponses.show')}
          data={shown.map((value) => ({ value, label: shownLabel(value) }))}
          value={shownFor(search, readsResults)}
          onChange={(value) => onFilter({ show: value as Shown })}
          allowDeselect={false}
        />
        <DayRangeFilter
          fromLabel={t('surveyResponses.from')}
          toLabel={t('surveyResponses.to')}
          value={search}
          onChange={onFilter}
        />
        {readsResults && (
          <>
            <TagFilter tags={tags} tag={search.tag} onFilter={onFilter} />
            <SegmentFilters
              search={search}
              segments={{ languages, categories, groups }}
              onFilter={onFilter}
            />
          </>
        )}
      </div>
    </>
  )
}
