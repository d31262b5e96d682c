import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Box } from '../../../components/page/box.tsx'
import { FormSkeleton } from '../../../components/states/form-skeleton.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useSession } from '../../../platform/session.ts'
import { choicesQuery, planQuery } from './api.ts'
import classes from './compose.module.css'
import { PlanPanel } from './panel/plan-panel.tsx'
import { PreviewBox } from './panel/preview-box.tsx'
import { planAsked } from './plan-asked.ts'
import { SendBar } from './send/send-bar.tsx'
import { useComposeDraft } from './use-compose-draft.ts'
import { useNames } from './use-names.ts'
import { WhatStep } from './what/what-step.tsx'
import { WhenStep } from './when-step.tsx'
import { WhoStep } from './who/who-step.tsx'

/** Choosing and typing rest this long before the server counts. */
const REST_MS = 300

/** Who, what and when at the left; who gets it and how it looks at the right. */
export function WriteView({
  guestId,
  onSent,
}: {
  guestId: string | null
  onSent: (mailing: Mailing) => void
}) {
  const { timeZone } = useSession().property
  const choices = useQuery(choicesQuery)
  const form = useComposeDraft(guestId)
  const [rested] = useDebouncedValue(form.draft, REST_MS)
  const asked = planAsked(rested, timeZone)
  const plan = useQuery(planQuery(asked))
  const shownPlan = asked ? plan.data : undefined
  const nameOf = useNames(choices.data, shownPlan)
  const [shown, setShown] = useState<string | null>(null)
  const isOld = plan.isPlaceholderData || rested !== form.draft
  if (!choices.data) {
    return (
      <Box>
        {choices.error ? <LoadError error={choices.error} onRetry={choices.refetch} /> : <FormSkeleton />}
      </Box>
    )
  }
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <div className={classes.steps}>
          <WhoStep form={form} choices={choices.data} nameOf={nameOf} />
          <WhatStep form={form} choices={choices.data} plan={shownPlan} />
          <WhenStep form={form} choices={choices.data} plan={shownPlan} />
        </div>
        <div className={classes.send}>
          <SendBar
            form={form}
            plan={shownPlan}
            isOld={isOld}
            onSent={onSent}
            onStale={() => void plan.refetch()}
          />
        </div>
      </div>
      <div className={classes.side}>
        <PlanPanel
          draft={form.draft}
          plan={shownPlan}
          isEmpty={asked === null}
          isOld={isOld}
          error={plan.error}
          onRetry={plan.refetch}
          shown={shown}
          onShow={setShown}
        />
        <PreviewBox draft={form.draft} people={shownPlan?.list ?? []} shown={shown} onShow={setShown} />
      </div>
    </div>
  )
}
