import { CallError } from '@innkeeper/api/client.ts'
import { useEffect, useRef, useState } from 'react'
import { newClientKey } from '../../../platform/client-key.ts'
import { sendPicture } from '../parts-api.ts'
import { dataAddress } from './data-address.ts'
import { codeOfFile } from './picture-problem.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture of this device, in memory alone. */
type Chosen = { clientKey: string; picture: Blob; address: string | null }

export type PictureSending =
  | { state: 'none' }
  | { state: 'sending'; share: number }
  | { state: 'sent' }
  | { state: 'refused'; code: string }

type Place = { hotel: string; booking: string; onSent: (pictureId: string) => void }

/** Sends a picture at once. What is shown of it lives as long as the page. */
export function usePictureSending({ hotel, booking, onSent }: Place) {
  const [sending, setSending] = useState<PictureSending>({ state: 'none' })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function send({ clientKey, picture }: Pick<Chosen, 'clientKey' | 'picture'>, own: AbortController) {
    const tell = (next: PictureSending) => {
      if (!own.signal.aborted) setSending(next)
    }
    try {
      const onProgress = (share: number) => tell({ state: 'sending', share })
      const { signal } = own
      const pictureId = await sendPicture({ hotel, booking, clientKey, picture, onProgress, signal })
      if (own.signal.aborted) return
      tell({ state: 'sent' })
      onSent(pictureId)
    } catch (error) {
      tell({ state: 'refused', code: error instanceof CallError ? error.code : 'offline' })
    }
  }
  function begin(): AbortController {
    stop.current?.abort()
    stop.current = new AbortController()
    setSending({ state: 'sending', share: 0 })
    return stop.current
  }
  return {
    sending,
    /** Of the picture on this device; null where this page did not take it or cannot show it. */
    preview: chosen?.address ?? null,
    canRetry: chosen !== null,
    async choose(file: Blob): Promise<void> {
      const own = begin()
      setChosen(null)
      const picture = await shrinkPicture(file)
      if (own.signal.aborted) return
      const code = codeOfFile(picture)
      if (code) return setSending({ state: 'refused', code })
      const taken = { clientKey: newClientKey(), picture, address: await dataAddress(picture) }
      if (own.signal.aborted) return
      setChosen(taken)
      await send(taken, own)
    },
    retry(): void {
      if (chosen) void send(chosen, begin())
    },
    remove(): void {
      stop.current?.abort()
      setChosen(null)
      setSending({ state: 'none' })
    },
  }
}
