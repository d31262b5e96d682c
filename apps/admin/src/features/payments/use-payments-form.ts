import { CallError } from '@innkeeper/api/client.ts'
import { type PaymentSettings, paymentSettingsSchema } from '@innkeeper/api/payments.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSignedOut } from '../../platform/error-text.ts'
import { isReauthenticationMissing } from '../../platform/reauthentication.ts'
import { sameJson } from '../../platform/same-json.ts'
import { useSavePaymentSettings } from './api.ts'
import { bodyOf, draftOf, NO_SECRETS, type PaymentDraft, type Secrets } from './payment-draft.ts'

/** The version somebody saved meanwhile, when a refusal carries it. */
function currentOf(error: unknown): PaymentSettings | null {
  if (!(error instanceof CallError) || error.code !== 'payment/stale-revision') return null
  const parsed = z.safeParse(z.object({ current: paymentSettingsSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}

/** The settings on screen, based on those that were read; the keys stand apart and are forgotten after a save. */
export function usePaymentsForm(latest: PaymentSettings) {
  const [base, setBase] = useState(latest)
  const [draft, setDraft] = useState(() => draftOf(latest))
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const [conflict, setConflict] = useState<PaymentSettings | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = useSavePaymentSettings()
  // A second click may come before the first one has been rendered.
  const isSending = useRef(false)
  const isDirty = !sameJson(draftOf(base), draft) || !sameJson(secrets, NO_SECRETS)

  const adopt = (read: PaymentSettings) => {
    setBase(read)
    setDraft(draftOf(read))
    setSecrets(NO_SECRETS)
  }

  // A colleague's version comes in by itself as long as nothing would be lost.
  const canAdopt = !isDirty && !save.isPending && latest !== base && latest.revision >= base.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopt reads nothing that could be old
  useEffect(() => {
    if (canAdopt) adopt(latest)
  }, [canAdopt, latest])

  const send = (revision: number) => {
    if (isSending.current) return
    isSending.current = true
    save.mutate(bodyOf(revision, draft, secrets), {
      onSuccess: (saved) => {
        setConflict(null)
        setSavedAt(Date.now())
        adopt(saved)
      },
      onError: (error) => setConflict(currentOf(error)),
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  const isTold = (error: unknown) =>
    currentOf(error) !== null || isSignedOut(error) || isReauthenticationMissing(error)

  return {
    base,
    draft,
    set: (part: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...part })),
    secrets,
    setSecrets: (part: Partial<Secrets>) => setSecrets((before) => ({ ...before, ...part })),
    isDirty,
    isSaving: save.isPending,
    savedAt,
    /** A conflict has its dialog, a session that ended its page; who gave no proof has changed their mind. */
    error: save.error && !isTold(save.error) ? save.error : null,
    save: () => send(base.revision),
    discard: () => {
      save.reset()
      adopt(latest)
    },
    conflict,
    closeConflict: () => setConflict(null),
    keepMine: () => conflict && send(conflict.revision),
    takeTheirs: () => {
      if (!conflict) return
      setConflict(null)
      save.reset()
      adopt(conflict)
    },
  }
}

export type PaymentsForm = ReturnType<typeof usePaymentsForm>
