import type { MediaFile } from '@innkeeper/api/media.ts'
import type { MediaKind } from '@innkeeper/domain/media/file-schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useState, useSyncExternalStore } from 'react'
import { codeOf } from '../../platform/error-text.ts'
import { uploadFile } from '../../platform/upload.ts'
import { mediaKeys } from './api.ts'
import { judgeFile } from './judge-file.ts'
import { createUploadQueue } from './upload-queue.ts'

const AT_ONCE = 3

/** A queue for as long as this part of the screen stands; what is under way ends also without it. */
export function useUploads({ kind, onDone }: { kind?: MediaKind; onDone?: (file: MediaFile) => void }) {
  const queryClient = useQueryClient()
  const done = useEffectEvent((file: MediaFile) => onDone?.(file))
  const [queue] = useState(() =>
    createUploadQueue({
      judge: (file) => judgeFile(file, kind),
      send: uploadFile,
      codeOf,
      atOnce: AT_ONCE,
      onDone: (file) => {
        void queryClient.invalidateQueries({ queryKey: mediaKeys.lists })
        done(file)
      },
    }),
  )
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  return { ...queue, items }
}
