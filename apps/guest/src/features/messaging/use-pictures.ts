import { useState } from 'react'
import { newClientKey } from '../../platform/client-key.ts'
import { sendPicture } from './api.ts'
import type { ChatPlace } from './chat-place.ts'
import type { ChatStore } from './chat-store.ts'

/** A picture on its way to the house; it lasts as long as the sheet. */
export type PictureUnderWay = {
  clientKey: string
  /** Of the picture on this device. */
  address: string
  problem: string | null
  discard: () => void
}
type Chosen = Omit<PictureUnderWay, 'discard'> & { file: Blob }

/** Sends pictures of a guest with a stay, each until it has arrived or was taken back. */
export function usePictures({ hotel, bookingId }: ChatPlace, store: ChatStore) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])

  function drop(clientKey: string): void {
    setChosen((all) => {
      const gone = all.find((picture) => picture.clientKey === clientKey)
      if (gone) URL.revokeObjectURL(gone.address)
      return all.filter((picture) => picture !== gone)
    })
  }
  const judge = (clientKey: string, problem: string | null) =>
    setChosen((all) => all.map((known) => (known.clientKey === clientKey ? { ...known, problem } : known)))

  async function send({ clientKey, file }: Pick<Chosen, 'clientKey' | 'file'>): Promise<void> {
    if (bookingId === null) return
    try {
      store.show(await sendPicture({ hotel, bookingId }, { file, clientKey }))
      store.know()
      drop(clientKey)
    } catch (error) {
      judge(clientKey, (error as { code?: string }).code ?? 'server/error')
    }
  }

  return {
    pictures: chosen.map(({ file: _, ...picture }) => ({
      ...picture,
      discard: () => drop(picture.clientKey),
    })),
    addPicture(file: Blob): void {
      const picture = { clientKey: newClientKey(), file, address: URL.createObjectURL(file), problem: null }
      setChosen((all) => [...all, picture])
      void send(picture)
    },
    retryPicture(clientKey: string): void {
      const picture = chosen.find((known) => known.clientKey === clientKey)
      if (!picture) return
      judge(clientKey, null)
      void send(picture)
    },
  }
}
