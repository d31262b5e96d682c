import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { TAG_MAX, TAGS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { TagsInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { useT } from '../../../../platform/texts.ts'
import { responsesQuery, useTagResponse } from '../../api.ts'
import { Tags } from '../tags.tsx'
import { Part } from './part.tsx'

type Props = { response: SurveyResponse; mayTag: boolean }

/** Tags are saved as they are set; those in use are suggested. */
export function TagsPart({ response, mayTag }: Props) {
  const t = useT()
  if (!mayTag && response.tags.length === 0) return null
  return (
    <Part title={t('surveyResponses.tags')}>
      {mayTag ? <TagsField response={response} /> : <Tags tags={response.tags} />}
    </Part>
  )
}

/** A tag as the server keeps it. */
export const keptTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim().toLowerCase().slice(0, TAG_MAX).trim()).filter(Boolean)),
]

function TagsField({ response: { id, surveyId, tags } }: { response: SurveyResponse }) {
  const t = useT()
  const { data } = useInfiniteQuery(responsesQuery({ survey: surveyId, limit: 1 }))
  const save = useTagResponse(id)
  const tellFailure = useFailureNotice()
  // What was just set stands until the server has it.
  const shown = save.isPending ? save.variables : tags
  return (
    <TagsInput
      aria-label={t('surveyResponses.tags')}
      description={t('surveyResponses.tags.hint')}
      placeholder={shown.length === 0 ? t('surveyResponses.tags.add') : ''}
      data={data?.pages[0]?.tags.map(({ tag }) => tag) ?? []}
      value={[...shown]}
      maxTags={TAGS_MAX}
      acceptValueOnBlur
      disabled={save.isPending}
      onChange={(next) => save.mutate(keptTags(next), { onError: tellFailure })}
    />
  )
}
