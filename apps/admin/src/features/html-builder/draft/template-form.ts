import { type StaffTemplate, staffTemplateSchema } from '@innkeeper/api/html-builder/templates.ts'
import { EDIT_DEBOUNCE_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { templateContentSchema } from '@innkeeper/domain/html-builder/template-schema.ts'
import { contentOfDraft, draftOfContent, tidyDraft } from '@innkeeper/html-builder/draft/draft-of-content.ts'
import { reconciled } from '@innkeeper/html-builder/draft/reconcile.ts'
import type { TemplateDraft } from '@innkeeper/html-builder/draft/template-draft.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import type { FormState } from '../../../components/editing/form/form-state.ts'
import type { FormStore } from '../../../components/editing/form/form-store.ts'
import { sameJson } from '../../../platform/same-json.ts'

/** Somebody who never rests is still saved this often. */
const LONGEST_WAIT_MS = 2000

/** Read again path by path where it is drawn; here it need only be what it says. */
const partsSchema = z.looseObject({})

/** The shape of a template's draft as this browser stores it. */
const draftSchema = z.extend(z.omit(templateContentSchema, { localizedData: true }), {
  order: z.array(z.string()),
  looks: z.record(z.string(), partsSchema),
  words: z.record(z.string(), z.record(z.string(), partsSchema)),
})

export type TemplateState = FormState<StaffTemplate, TemplateDraft>
export type TemplateStore = FormStore<StaffTemplate, TemplateDraft>
export type TemplateForm = FormKind<StaffTemplate, TemplateDraft> & {
  /** The answer to a save is read as the draft that was sent, as far as they are equal: what is compared by
   * identity stays quick, and nothing is drawn again. */
  noteAnswer: (answer: StaffTemplate, sent: TemplateDraft) => void
}

/** A template is saved while one types; the words, the look and the order of modules are merged one by one. */
export function templateForm(main: number): TemplateForm {
  const drafts = new WeakMap<StaffTemplate, TemplateDraft>()
  const draftOf = (read: StaffTemplate) => {
    const known = drafts.get(read) ?? draftOfContent(read, main)
    drafts.set(read, known)
    return known
  }
  return {
    draftOf,
    tidy: tidyDraft,
    depths: { style: 2, subject: 2, preheader: 2, looks: 3, words: 4 },
    reconcile: (versions) => reconciled(versions, sameJson),
    stale: { code: 'template/stale-revision', current: staffTemplateSchema },
    draftSchema,
    autosave: { delayMs: EDIT_DEBOUNCE_MS, longestWaitMs: LONGEST_WAIT_MS },
    noteAnswer: (answer, sent) => {
      const isAsSent = sameJson(contentOfDraft(sent).localizedData, answer.localizedData)
      const { subject, preheader, style, name, standardType, isMarketing } = answer
      const read = isAsSent
        ? { ...sent, subject, preheader, style, name, standardType, isMarketing }
        : draftOfContent(answer, main)
      drafts.set(answer, replaceEqualDeep(sent, read))
    },
  }
}
