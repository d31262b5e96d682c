import type { QueryOf } from '@innkeeper/api/endpoint.ts'
import { importBookings } from '@innkeeper/api/guests/import.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { uploadTo } from '../../../platform/upload.ts'
import { importKeys } from './import-keys.ts'
import { keepFile } from './kept-file.ts'

type Sent = { file: File; query: QueryOf<typeof importBookings> }

/** Sends a file, tells how far it is, and opens what was read of it. */
export function useSendFile() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const send = useMutation({
    mutationFn: ({ file, query }: Sent) => {
      setShare(0)
      const signal = new AbortController().signal
      return uploadTo(importBookings, file, { query, signal, onProgress: setShare })
    },
    onSuccess: async (read, { file }) => {
      keepFile(read.id, file)
      queryClient.setQueryData(importKeys.one(read.id), read as never)
      await queryClient.invalidateQueries({ queryKey: importKeys.list })
      await navigate({ to: '/guests/import', search: { import: read.id }, replace: true })
    },
  })
  return { ...send, share, name: send.variables?.file.name ?? '' }
}
