import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import {
  applyImport,
  type BookingImport,
  checkImport,
  discardImport,
  getImport,
  getRefusedRows,
  type ImportRowFilter,
  type ImportRule,
  listImportRows,
  listImports,
  mendImportRow,
  stopImport,
  takeBackImport,
} from '@innkeeper/api/guests/import.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { download } from '../../../platform/download.ts'
import { importKeys } from './import-keys.ts'

/** Where the live stream is lost, progress is still seen. */
const WHILE_WORKING_MS = 3000
const WORKING: readonly BookingImport['state'][] = ['reading', 'checking', 'applying', 'taking-back']

export const isWorking = ({ state }: Pick<BookingImport, 'state'>) => WORKING.includes(state)

export const importsQuery = queryOptions({ queryKey: importKeys.list, queryFn: () => call(listImports, {}) })

export function importQuery(importId: string) {
  return queryOptions({
    queryKey: importKeys.one(importId),
    queryFn: async () => (await call(getImport, { params: { importId } })) as BookingImport,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? WHILE_WORKING_MS : false),
  })
}

/** Rows are others once they were looked at, imported or taken back, whoever tells it first. */
export function importRowsQuery(
  { id, state }: Pick<BookingImport, 'id' | 'state'>,
  query: { show: ImportRowFilter; page: number },
) {
  return queryOptions({
    queryKey: [...importKeys.rows(id), state, query],
    queryFn: () => call(listImportRows, { params: { importId: id }, query }),
    placeholderData: keepPreviousData,
  })
}

/** Does something with an import; its page follows at once. */
function useImportChange<V>(importId: string, change: (input: V) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      if (isImport(answer)) queryClient.setQueryData(importKeys.one(importId), answer as BookingImport)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.all }),
  })
}

function isImport(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'meanings' in answer
}

export const useCheckImport = (importId: string) =>
  useImportChange(importId, (body: BodyOf<typeof checkImport>) =>
    call(checkImport, { params: { importId }, body }),
  )

export const useMendRow = (importId: string) =>
  useImportChange(importId, ({ row, cells }: { row: number; cells: string[] }) =>
    call(mendImportRow, { params: { importId, row }, body: { cells } }),
  )

export const useApplyImport = (importId: string) =>
  useImportChange(importId, (handRule: ImportRule) =>
    call(applyImport, { params: { importId }, body: { handRule } }),
  )

export const useStopImport = (importId: string) =>
  useImportChange(importId, () => call(stopImport, { params: { importId } }))

export const useTakeBack = (importId: string) =>
  useImportChange(importId, () => call(takeBackImport, { params: { importId } }))

export const useDiscard = (importId: string) =>
  useImportChange(importId, () => call(discardImport, { params: { importId } }))

export function useRefusedCsv(importId: string) {
  return useMutation({
    mutationFn: (spreadsheet: Spreadsheet) => download(getRefusedRows, { spreadsheet }, { importId }),
  })
}
