import type { ClientData } from '@innkeeper/api/properties.ts'
import { useEffect } from 'react'
import { clientDataQuery } from '../../platform/client-data.ts'
import { useAnswer } from '../../platform/use-answer.tsx'

/** The first HTML has its own colours and fonts; what makes others of a brand comes when it changes. */
export function PropertyTheme({ hotel, atFirst }: { hotel: string; atFirst: ClientData }) {
  const now = useAnswer(clientDataQuery(hotel)).data ?? atFirst
  useEffect(() => {
    if (now.brand === atFirst.brand) return
    import('./theme-follower.ts')
      .then(({ followTheme }) => followTheme(now, atFirst.font.href))
      .catch(() => undefined)
  }, [now, atFirst])
  return null
}
