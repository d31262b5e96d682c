import type { BodyOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import {
  checkSubmission,
  exportRegistration,
  exportSubmissions,
  getSubmission,
  listMissingStays,
  listStaySubmissions,
  listSubmissions,
  openDeskForm,
  printSubmissions,
  remindStays,
  removeSubmission,
  reportSubmissions,
  revealValue,
  UNREADABLE_HEADER,
} from '@innkeeper/api/registration/submissions.ts'
import type { RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { notifications } from '@mantine/notifications'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { download } from '../../../platform/download.ts'
import { listQuery } from '../../../platform/list-query.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { useT } from '../../../platform/texts.ts'
import { useListChange } from '../../../platform/use-list-change.ts'

const keys = {
  list: ['registrations', 'list'] as const,
  one: ['registrations', 'one'] as const,
  missing: ['registrations', 'missing'] as const,
  stay: ['registrations', 'stay'] as const,
}

export type AskedSubmissions = Partial<QueryOf<typeof listSubmissions>>

export const submissionsQuery = (query: AskedSubmissions) =>
  listQuery(keys.list, query, () => call(listSubmissions, { query }))

/** The count alone; of the rows the least there can be. */
export const unreadQuery = submissionsQuery({ pageSize: 1, unread: '1' })

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.one, id],
    queryFn: () => call(getSubmission, { params: { id } }),
    // Data of a person is not left in the browser for longer than it is on screen.
    gcTime: 0,
  })

export type AskedDays = { fromDate: string; toDate: string }

export const missingStaysQuery = (query: AskedDays) =>
  listQuery(keys.missing, query, () => call(listMissingStays, { query }))

export const staySubmissionsQuery = (bookingId: string) =>
  queryOptions({
    queryKey: [...keys.stay, bookingId],
    queryFn: () => call(listStaySubmissions, { params: { bookingId } }),
  })

export function useCheck(id: string) {
  return useListChange(
    (isChecked: boolean) => call(checkSubmission, { params: { id }, body: { isChecked } }),
    [keys.list, keys.one, keys.stay],
  )
}

/** The form itself is not asked for again: its person is gone. */
export function useRemove(id: string) {
  return useListChange(() => call(removeSubmission, { params: { id } }), [keys.list, keys.missing, keys.stay])
}

/** What it answers is held by whoever asked, and by nothing else. */
export function useRevealCall(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof revealValue>) => call(revealValue, { params: { id }, body }),
    gcTime: 0,
  })
}

/** A file of forms; how many of them could not be read is said once it is there. */
function useFile<V>(fetchFile: (wish: V) => Promise<Headers>) {
  const t = useT()
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (said) => {
      const count = Number(said.get(UNREADABLE_HEADER) ?? 0)
      if (count > 0) notifications.show({ color: 'red', message: t('regSubs.unreadable', { count }) })
    },
  })
}

export const usePrint = () =>
  useFile(({ ids, reason }: { ids: readonly string[]; reason: RevealReason }) =>
    download(printSubmissions, { ids: ids.join(','), reason }),
  )

/** Everything one person sent, as a file for them. */
export function useExportPerson(id: string) {
  return useMutation({ mutationFn: () => download(exportRegistration, undefined, { id }) })
}

export const useExport = () =>
  useFile((query: QueryOf<typeof exportSubmissions>) => download(exportSubmissions, query))

export const useReport = () =>
  useFile((query: QueryOf<typeof reportSubmissions>) => download(reportSubmissions, query))

export function useRemind() {
  return useListChange(
    (bookingIds: readonly string[]) => call(remindStays, { body: { bookingIds: [...bookingIds] } }),
    [keys.missing, keys.stay],
  )
}

export const makeDeskLink = (bookingId: string) => call(openDeskForm, { body: { bookingId } })

export const registrationsLiveUpdates: LiveUpdates = {
  'registration.changed': ({ submissionId }) => [
    keys.list,
    submissionId === null ? keys.one : [...keys.one, submissionId],
    keys.missing,
    keys.stay,
  ],
  // The days of a registration are those of its booking.
  'booking.changed': () => [keys.list, keys.one, keys.missing, keys.stay],
}
