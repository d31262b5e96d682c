import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { useQuery } from '@tanstack/react-query'
import { DeleteUnlessUsed } from '../../components/editing/delete-dialog/delete-unless-used.tsx'
import { useT } from '../../platform/texts.ts'
import { surveysQuery, surveyUsesQuery, useDeleteSurvey } from './api.ts'
import { UsedPlaces } from './used-places.tsx'

type Props = {
  survey: Pick<SurveyItem, 'id' | 'name'>
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks first; a survey that guests have answered, or that something leads to, stays. */
export function DeleteSurvey({ survey: { id, name }, onClose, onDeleted }: Props) {
  const t = useT()
  const remove = useDeleteSurvey(id)
  const { data: places = [] } = useQuery(surveyUsesQuery(id))
  const { data } = useQuery(surveysQuery)
  const responses = data?.items.find((each) => each.id === id)?.responses ?? 0
  const usesOf = () => {
    if (responses > 0) return t('survey.delete.answered', { count: responses })
    return places.length > 0 ? <UsedPlaces places={places} /> : null
  }
  return (
    <DeleteUnlessUsed
      title={t('survey.delete.title', { name })}
      text={t('survey.delete.text')}
      uses={usesOf()}
      remove={remove}
      done={t('survey.deleted', { name })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
