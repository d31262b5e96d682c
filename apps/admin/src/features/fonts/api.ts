import { deleteFont, uploadFont } from '@innkeeper/api/fonts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownFontsQuery } from '../../components/font-picker/api.ts'
import { call } from '../../platform/call.ts'
import { base64Of } from './base64.ts'

/** Whatever came of it, the list shows what is. */
function useFontsChange<V, A>(change: (variables: V) => Promise<A>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownFontsQuery.queryKey }),
  })
}

/** One file; an empty name leaves it to the file. */
async function sendFont(file: File, family: string) {
  const content = base64Of(new Uint8Array(await file.arrayBuffer()))
  const name = family.trim()
  const body = { fileName: file.name.slice(-200), content, hasLicence: true as const }
  return call(uploadFont, { body: name === '' ? body : { ...body, family: name } })
}

export const useUploadFonts = () =>
  useFontsChange(({ files, family }: { files: readonly File[]; family: string }) => sendAll(files, family))

export const useDeleteFont = (fontId: string) =>
  useFontsChange((_: undefined) => call(deleteFont, { params: { fontId } }))

export type UploadOutcome = { file: File; error: unknown }

/** One after another: the first that fails does not keep the others out. */
async function sendAll(files: readonly File[], family: string): Promise<UploadOutcome[]> {
  const outcomes: UploadOutcome[] = []
  for (const file of files) {
    const error = await sendFont(file, family).then(
      () => null,
      (failure: unknown) => failure,
    )
    outcomes.push({ file, error })
  }
  return outcomes
}
