import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { dealSteps, isDealComplete } from '@innkeeper/domain/upselling/deal-rules.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { AutosaveFrame } from '../../../components/editing/form/autosave-frame.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useDealProducts, useOffered } from '../use-deal-products.ts'
import { DealConflict } from './deal-conflict.tsx'
import { draftOf, isComplete, tidyDraft } from './deal-draft.ts'
import { DealHead } from './deal-head.tsx'
import classes from './editor.module.css'
import { StepBox } from './step-box.tsx'
import { StepList } from './step-list.tsx'
import { StorePreview } from './store-preview.tsx'
import { useDealForm } from './use-deal-form.ts'
import { WhatStep } from './what-step.tsx'
import { WhomStep } from './whom-step.tsx'
import { WordsStep } from './words-step.tsx'

/** A deal in three steps, with the store beside them. */
export function DealEditor({ latest }: { latest: StaffDeal }) {
  const { index: main } = useDefaultLanguage()
  const [language, setLanguage] = useState(main)
  const offered = useOffered()
  const known = { productOf: (id: string) => offered?.get(id)?.product, saved: draftOf(latest) }
  const form = useDealForm(latest, known)
  const { draft } = form
  const facts = useDealProducts(draft.products.map(({ productId }) => productId))
  // As the server counts them; what it answered stands until the products are known.
  const steps = offered
    ? dealSteps(tidyDraft(draft), { defaultIndex: main, offered: new Set(offered.keys()) })
    : latest.steps
  return (
    <>
      <DealHead latest={latest} draft={draft} steps={steps} facts={facts} />
      <StepList steps={steps} />
      <AutosaveFrame
        form={form}
        isComplete={isComplete(draft, known)}
        conflict={<DealConflict form={form} facts={facts} />}
      >
        <div className={classes.page}>
          <Stack gap="lg" className={classes.main}>
            <StepBox step="what" isDone={steps.what}>
              <WhatStep form={form} saved={known.saved} facts={facts} />
            </StepBox>
            <StepBox step="words" isDone={steps.words}>
              <WordsStep form={form} language={language} onLanguage={setLanguage} />
            </StepBox>
            <StepBox step="whom" isDone={steps.whom}>
              <WhomStep form={form} />
            </StepBox>
          </Stack>
          <div className={classes.aside}>
            <StorePreview dealId={isDealComplete(latest.steps) ? latest.deal.id : null} language={language} />
          </div>
        </div>
      </AutosaveFrame>
    </>
  )
}
