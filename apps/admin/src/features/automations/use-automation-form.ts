import { type AutomationItem, automationItemSchema } from '@innkeeper/api/automations.ts'
import { type Automation, automationSchema } from '@innkeeper/domain/automations/schema.ts'
import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../components/editing/form/use-revision-form.ts'
import { useSaveAutomation } from './api.ts'

function filled<V>(
  languages: Readonly<Record<string, V>>,
  isEmpty: (words: V) => boolean,
): Record<string, V> {
  return Object.fromEntries(Object.entries(languages).filter(([, words]) => !isEmpty(words)))
}

/** Languages nobody wrote in are left out. */
function tidyContent({ email, sms }: MessageContent): MessageContent {
  return {
    email:
      email?.from === 'letter'
        ? {
            ...email,
            languages: filled(
              email.languages,
              ({ subject, text }) => subject.trim() === '' && text.trim() === '',
            ),
          }
        : email,
    sms: sms && { languages: filled(sms.languages, (text) => text.trim() === '') },
  }
}

export const tidyAutomation = (automation: Automation): Automation => ({
  ...automation,
  steps: automation.steps.map((step) => ({ ...step, content: tidyContent(step.content) })),
})

/** Whether it can be saved and tried: everything is there that is sent. */
export function isWhole(automation: Automation): boolean {
  const tidy = tidyAutomation(automation)
  const isWritten = tidy.steps.every(
    ({ content: { email, sms } }) =>
      (email?.from !== 'letter' || Object.keys(email.languages).length > 0) &&
      (sms === null || Object.keys(sms.languages).length > 0),
  )
  return isWritten && z.safeParse(automationSchema, tidy).success
}

/** Chosen as a whole: half of one flow and half of another make no sense. */
export const automationForm: FormKind<AutomationItem, Automation> = {
  draftOf: ({ automation }) => automation,
  tidy: tidyAutomation,
  depths: 'whole',
  stale: { code: 'automation/stale-revision', current: automationItemSchema },
  draftSchema: z.object({ name: z.string(), steps: z.array(z.unknown()) }),
}

export type AutomationForm = RevisionForm<AutomationItem, Automation>

export function useAutomationForm(latest: AutomationItem): AutomationForm {
  const save = useSaveAutomation(latest.id)
  return useRevisionForm(automationForm, latest, {
    name: { form: 'automation', id: latest.id },
    send: ({ revision }, automation) => save.mutateAsync({ revision, automation }),
  })
}
