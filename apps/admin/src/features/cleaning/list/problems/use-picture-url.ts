import { useEffect, useState } from 'react'
import type { KeptPicture } from '../../marks/kept-mark.ts'

/** A picture that is on screen may still be on its way there. */
const LET_GO_MS = 60_000

/** An address for a picture that lies on this device. */
export function usePictureUrl(picture: KeptPicture | null): string | null {
  const [{ id, url }, setUrl] = useState<{ id: string | null; url: string | null }>({ id: null, url: null })
  const wanted = picture?.id ?? null
  // Read from the device anew, the same picture is another object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its id says which picture it is
  useEffect(() => {
    if (!picture) return
    const own = URL.createObjectURL(picture.file)
    setUrl({ id: picture.id, url: own })
    return () => void setTimeout(() => URL.revokeObjectURL(own), LET_GO_MS)
  }, [wanted])
  return id === wanted ? url : null
}
