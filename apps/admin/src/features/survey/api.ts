import type { AnswerOf, BodyOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import {
  exportResponses,
  getResponse,
  getSurveyResults,
  handleResponse,
  listResponseOwners,
  listResponses,
  tagResponse,
} from '@innkeeper/api/survey/responses.ts'
import {
  deleteSurvey,
  getStaffSurvey,
  getSurveyUses,
  listSurveys,
  makeSurvey,
  openSurvey,
  publishSurvey,
  type StaffSurvey,
  type SurveyChange,
  saveSurvey,
} from '@innkeeper/api/survey/surveys.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = {
  list: ['surveys', 'list'] as const,
  one: (id: string) => ['surveys', 'one', id] as const,
  uses: ['surveys', 'uses'] as const,
  results: ['surveyResults'] as const,
  resultsOf: (id: string) => ['surveyResults', id] as const,
  responses: ['surveyResponses', 'list'] as const,
  toHandle: ['surveyResponses', 'toHandle'] as const,
  response: ['surveyResponses', 'one'] as const,
  owners: ['surveyResponses', 'owners'] as const,
}

export const surveysQuery = queryOptions({ queryKey: keys.list, queryFn: () => call(listSurveys, {}) })

export const surveyQuery = (id: string) =>
  queryOptions({ queryKey: keys.one(id), queryFn: () => call(getStaffSurvey, { params: { id } }) })

export const surveyUsesQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.uses, id],
    queryFn: async () => (await call(getSurveyUses, { params: { id } })).places,
    // Asked for when somebody deletes, and as it is then.
    staleTime: 0,
    gcTime: 0,
  })

/** What was saved stands in the editor at once. */
function know(queryClient: QueryClient, saved: StaffSurvey): Promise<void> {
  queryClient.setQueryData(keys.one(saved.id), saved)
  return queryClient.invalidateQueries({ queryKey: keys.list })
}

function useSurveyChange<Variables>(change: (variables: Variables) => Promise<StaffSurvey>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: (saved) => know(queryClient, saved) })
}

export const useMakeSurvey = () =>
  useSurveyChange((body: BodyOf<typeof makeSurvey>) => call(makeSurvey, { body }))

type Save = { id: string; revision: number; change: SurveyChange }

export const useSaveSurvey = () =>
  useSurveyChange(({ id, ...body }: Save) => call(saveSurvey, { params: { id }, body }))

/** Publishes what is known of the survey when it is pressed: what was typed has been saved by then. */
export function usePublishSurvey(id: string) {
  const queryClient = useQueryClient()
  return useSurveyChange(async (_: undefined) => {
    const { revision } = await queryClient.ensureQueryData(surveyQuery(id))
    return call(publishSurvey, { params: { id }, body: { revision } })
  })
}

export const useOpenSurvey = (id: string) =>
  useSurveyChange((isOpen: boolean) => call(openSurvey, { params: { id }, body: { isOpen } }))

export function useDeleteSurvey(id: string) {
  return useListChange((_: undefined) => call(deleteSurvey, { params: { id } }), [keys.list])
}

export const surveyResultsQuery = (id: string, query: QueryOf<typeof getSurveyResults>) =>
  listQuery(keys.resultsOf(id), query, () => call(getSurveyResults, { params: { id }, query }))

export type AskedResponses = Omit<Partial<QueryOf<typeof listResponses>>, 'after'>
export type ResponsesPage = AnswerOf<typeof listResponses>

export const responsesQuery = (query: AskedResponses) =>
  infiniteQueryOptions({
    queryKey: [...keys.responses, query],
    queryFn: ({ pageParam }) =>
      call(listResponses, { query: { ...query, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })

/** The count alone; of the responses the least there can be. */
export const toHandleQuery = queryOptions({
  queryKey: keys.toHandle,
  queryFn: async () => (await call(listResponses, { query: { limit: 1 } })).toHandle,
})

export const responseQuery = (responseId: string) =>
  queryOptions({
    queryKey: [...keys.response, responseId],
    queryFn: () => call(getResponse, { params: { responseId } }),
    // Data of a person is not left in the browser for longer than it is on screen.
    gcTime: 0,
  })

export const responseOwnersQuery = queryOptions({
  queryKey: keys.owners,
  queryFn: async () => (await call(listResponseOwners, {})).items,
})

export function useHandleResponse(responseId: string) {
  return useListChange(
    (body: BodyOf<typeof handleResponse>) => call(handleResponse, { params: { responseId }, body }),
    [keys.responses, keys.toHandle, [...keys.response, responseId], keys.list],
  )
}

export function useTagResponse(responseId: string) {
  return useListChange(
    (tags: string[]) => call(tagResponse, { params: { responseId }, body: { tags } }),
    [keys.responses, [...keys.response, responseId]],
  )
}

export function useExportResponses(id: string) {
  return useMutation({
    mutationFn: (query: QueryOf<typeof exportResponses>) => download(exportResponses, query, { id }),
  })
}

export const surveyLiveUpdates: LiveUpdates = {
  'survey.changed': ({ surveyId }) => [keys.list, keys.one(surveyId)],
  'survey.published': ({ surveyId }) => [keys.list, keys.resultsOf(surveyId)],
  'survey.answered': ({ surveyId }) => [keys.list, keys.resultsOf(surveyId), keys.responses, keys.toHandle],
  'survey-response.changed': ({ responseId }) => [
    keys.list,
    ...(responseId === null ? [keys.results, keys.response] : [[...keys.response, responseId]]),
    keys.responses,
    keys.toHandle,
  ],
}
