import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { onAnnounced } from './announce.ts'

/** What just happened, for those who do not see it. */
export function Announcer() {
  const [words, setWords] = useState('')
  useEffect(() => onAnnounced(setWords), [])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  )
}
