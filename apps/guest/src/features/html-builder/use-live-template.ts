import { CallError } from '@innkeeper/api/client.ts'
import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { useEffect } from 'react'
import { followLive } from '../../platform/live-stream.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { templateAddress, templateQuery } from './api.ts'
import { needsNewPage } from './needs-new-page.ts'

/** The page as it is published now: at first as it came, then as staff publish it. */
export function useLiveTemplate(hotel: string, first: GuestTemplate): GuestTemplate {
  const answers = useAnswers()
  const { id, language } = first
  const { data, error } = useAnswer(templateQuery(hotel, id, language.index))

  useEffect(
    () =>
      followLive((name, event) => {
        const isThis = name === 'template.published' && event.includes(id)
        if (isThis || name === 'reset') void answers.refresh(templateAddress(hotel, id))
      }),
    [answers, hotel, id],
  )

  const isGone = error instanceof CallError && error.code === 'template/unknown'
  const isBeyond = isGone || (data !== undefined && needsNewPage(first, data))
  useEffect(() => {
    if (isBeyond) location.reload()
  }, [isBeyond])

  return data && !isBeyond ? data : first
}
