import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'

type Props = { response: Pick<ResponseItem, 'handled' | 'owner' | 'asksForContact'> }

/** What is to be done about a response, and who does it. */
export function Standing({ response: { handled, owner, asksForContact } }: Props) {
  const t = useT()
  if (handled)
    return <StateBadge tone="good">{t('surveyResponses.handledBy', { name: handled.by })}</StateBadge>
  return (
    <>
      {asksForContact && <StateBadge tone="notice">{t('surveyResponses.asksForContact')}</StateBadge>}
      {owner && <StateBadge tone="wait">{t('surveyResponses.with', { name: owner.name })}</StateBadge>}
    </>
  )
}
