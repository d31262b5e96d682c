import { CallError } from '@innkeeper/api/client.ts'
import { type StaffCard, staffCardSchema } from '@innkeeper/api/guestbook.ts'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSignedOut } from '../../../platform/error-text.ts'
import { keptDrafts } from '../../../platform/kept-drafts.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useSaveCard } from '../api.ts'
import { useLanguages } from '../use-languages.ts'
import { cardFormSchema } from './card-form-schema.ts'
import { type CardFormValues, sameValues, toContent, toFormValues } from './card-texts.ts'
import { usableDraft } from './kept-card-draft.ts'

/** The version somebody saved meanwhile, when the answer carries it. */
function currentCardOf(error: unknown): StaffCard | null {
  if (!(error instanceof CallError) || error.code !== 'guestbook/stale-revision') return null
  const parsed = z.safeParse(z.object({ current: staffCardSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}

/** Everything the card form knows; the parts on screen only show it. */
export function useCardForm(latest: StaffCard) {
  const t = useT()
  const { claims } = useSession()
  const languages = useLanguages()
  const draftName = `card:${claims.admin}:${claims.user_id}:${latest.card.id}`

  // The version on which the text on screen is based, which stays while a newer one arrives.
  const [base, setBase] = useState(latest)
  const baseValues = useMemo(() => toFormValues(base.card, languages), [base, languages])
  const [restored, setRestored] = useState(() => usableDraft(keptDrafts.read(draftName), baseValues))
  const [conflict, setConflict] = useState<StaffCard | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = useSaveCard()
  // A second click may come before the first one has been rendered.
  const isSending = useRef(false)

  const form = useForm<CardFormValues>({
    initialValues: restored ? { texts: restored.texts } : baseValues,
    validate: schemaResolver(cardFormSchema(t, latest.card.type, languages), { sync: true }),
  })
  const isDirty = !sameValues(form.values, baseValues)
  const revision = restored?.revision ?? base.revision
  const beganWith = useMemo(
    () => (restored ? { texts: restored.before } : baseValues),
    [restored, baseValues],
  )

  useEffect(() => {
    if (isDirty) keptDrafts.keep(draftName, { revision, texts: form.values.texts, before: beganWith.texts })
    else keptDrafts.forget(draftName)
  }, [isDirty, draftName, revision, form.values, beganWith])

  const adopt = (card: StaffCard) => {
    const values = toFormValues(card.card, languages)
    setBase(card)
    setRestored(null)
    form.setInitialValues(values)
    form.setValues(values)
  }

  // A colleague's version comes in by itself as long as nothing would be lost.
  const isNewer = latest.revision > base.revision
  const isPublicationNews = latest.revision === base.revision && latest !== base
  const canAdopt = !isDirty && !save.isPending && (isNewer || isPublicationNews)
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopt reads only what is current in the same render
  useEffect(() => {
    if (canAdopt) adopt(latest)
  }, [canAdopt, latest])

  const submit = (values: CardFormValues, onto: StaffCard, basedOn: number) => {
    if (isSending.current) return
    isSending.current = true
    save.mutate(
      { card: onto.card, revision: basedOn, content: toContent(onto.card, values) },
      {
        onSuccess: (saved) => {
          setConflict(null)
          setSavedAt(Date.now())
          // What was typed while the answer was on its way stays and counts as not saved.
          if (sameValues(form.getValues(), values)) return adopt(saved)
          setBase(saved)
          setRestored(null)
        },
        onError: (error) => setConflict(currentCardOf(error)),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return {
    form,
    languages,
    base,
    /** The texts this edit began with. */
    beganWith,
    isDirty,
    isSaving: save.isPending,
    savedAt,
    /** Refusals other than a conflict, which has its own dialog, and a session that ended, which has its page. */
    error: save.error && !currentCardOf(save.error) && !isSignedOut(save.error) ? save.error : null,
    isRestored: restored !== null,
    newer: isNewer || revision < latest.revision ? latest : null,
    conflict,
    closeConflict: () => setConflict(null),
    save: (onInvalid: (errors: Record<string, unknown>) => void) =>
      form.onSubmit((values) => submit(values, base, revision), onInvalid)(),
    saveChosen: (values: CardFormValues) => {
      if (!conflict) return
      form.setValues(values)
      submit(values, conflict, conflict.revision)
    },
    discard: () => {
      keptDrafts.forget(draftName)
      save.reset()
      adopt(latest)
    },
  }
}

export type CardFormState = ReturnType<typeof useCardForm>
