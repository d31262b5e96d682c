import { useEffect, useEffectEvent } from 'react'
import { followLive } from '../../platform/live-stream.ts'

/** Tells when a survey was closed, opened or changed; what was missed may have been that. */
export function useFollowSurvey(surveyId: string, onChanged: () => void): void {
  const changed = useEffectEvent(onChanged)
  useEffect(
    () =>
      followLive((name, data) => {
        if (name === 'reset' || (name === 'survey.published' && surveyOf(data) === surveyId)) changed()
      }),
    [surveyId],
  )
}

function surveyOf(data: string): unknown {
  try {
    return (JSON.parse(data) as { surveyId?: unknown }).surveyId
  } catch {
    return null
  }
}
