import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { SURVEYS_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { DataList } from '../../../components/data-list/data-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { NoSurveys } from './no-surveys.tsx'
import { SurveyCard } from './survey-card.tsx'
import { useSurveyColumns } from './use-survey-columns.tsx'

/** Below this a row no longer fits beside the navigation. */
const CARDS_BELOW = 1000

type Props = {
  result: UseQueryResult<{ items: SurveyItem[] }>
  mayEdit: boolean
  onAdd: () => void
}

/** All surveys of the property: there are never more than one page of them. */
export function SurveyList({ result, mayEdit, onAdd }: Props) {
  const t = useT()
  const columns = useSurveyColumns(mayEdit)
  const { data, error, isPlaceholderData, refetch } = result
  return (
    <DataList
      label={t('nav.surveys')}
      result={{
        data: data && { items: data.items, total: data.items.length, page: 1, pageSize: SURVEYS_MAX },
        error,
        isPlaceholderData,
        refetch,
      }}
      columns={columns}
      rowId={({ id }) => id}
      card={(survey) => <SurveyCard survey={survey} mayEdit={mayEdit} />}
      cardsBelow={CARDS_BELOW}
      sort={null}
      onSort={() => undefined}
      onPage={() => undefined}
      empty={<NoSurveys mayEdit={mayEdit} onAdd={onAdd} />}
    />
  )
}
