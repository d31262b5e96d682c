import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { type DealSteps, dealSteps, isDealComplete } from '@innkeeper/domain/upselling/deal-rules.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { AutosaveFrame } from '../../../components/editing/form/autosave-frame.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useDealProducts, useOffered } from '../use-deal-products.ts'
import { DealConflict } from './deal-conflict.tsx'
import { draftOf, savableSteps, tidyDraft } from './deal-draft.ts'
import { DealHead } from './deal-head.tsx'
import classes from './editor.module.css'
import { type Pane, PaneSwitch } from './pane-switch.tsx'
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
  const [pane, setPane] = useState<Pane>('form')
  const offered = useOffered()
  const known = {
    productOf: (id: string) => offered?.get(id)?.product,
    saved: draftOf(latest),
    isOnSale: latest.isOnSale,
    defaultIndex: main,
  }
  const form = useDealForm(latest, known)
  const { draft } = form
  const facts = useDealProducts(draft.products.map(({ productId }) => productId))
  // As the server counts them; what it answered stands until the products are known.
  const steps = offered
    ? dealSteps(tidyDraft(draft), { defaultIndex: main, offered: new Set(offered.keys()) })
    : latest.steps
  const savable = savableSteps(draft, known)
  const done = bothOf(steps, savable)
  return (
    <div className={classes.editor} data-pane={pane}>
      <DealHead latest={latest} form={form} steps={steps} savable={savable} facts={facts} />
      <div className={classes.top}>
        <StepList steps={done} />
        <PaneSwitch pane={pane} onPane={setPane} />
      </div>
      <AutosaveFrame
        form={form}
        isComplete={isDealComplete(savable)}
        conflict={<DealConflict form={form} facts={facts} />}
      >
        <div className={classes.page}>
          <Stack gap="lg" className={classes.main}>
            <StepBox step="what" isDone={done.what}>
              <WhatStep
                form={form}
                dealId={latest.deal.id}
                saved={known.saved}
                facts={facts}
                isSavable={savable.what}
              />
            </StepBox>
            <StepBox step="words" isDone={done.words}>
              <WordsStep form={form} language={language} onLanguage={setLanguage} isSavable={savable.words} />
            </StepBox>
            <StepBox step="whom" isDone={done.whom}>
              <WhomStep form={form} dealId={latest.deal.id} isSavable={savable.whom} />
            </StepBox>
          </Stack>
          <div className={classes.aside}>
            <StorePreview dealId={isDealComplete(latest.steps) ? latest.deal.id : null} language={language} />
          </div>
        </div>
      </AutosaveFrame>
    </div>
  )
}

/** What is typed and refused is not done, whatever is saved of it. */
const bothOf = (one: DealSteps, other: DealSteps): DealSteps => ({
  what: one.what && other.what,
  words: one.words && other.words,
  whom: one.whom && other.whom,
})
