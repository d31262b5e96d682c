import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import { useCan } from '../../../../platform/session.ts'
import { GivenAnswers } from './given-answers.tsx'
import { GuestPart } from './guest-part.tsx'
import { HandlePart } from './handle/handle-part.tsx'
import { ReplyPart } from './reply-part.tsx'
import { TagsPart } from './tags-part.tsx'

/** Everything about a response, what needs somebody first. */
export function ResponseParts({ response }: { response: SurveyResponse }) {
  const can = useCan()
  return (
    <>
      <GivenAnswers response={response} />
      <GuestPart response={response} />
      <ReplyPart response={response} />
      <HandlePart response={response} mayHandle={can('responses:handle')} />
      <TagsPart response={response} mayTag={can('results:read')} />
    </>
  )
}
