import { CallError } from '@innkeeper/api/client.ts'
import {
  type PropertySettings,
  type SettingsChange,
  type StaffSettings,
  staffSettingsSchema,
} from '@innkeeper/api/properties.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSignedOut } from '../../platform/error-text.ts'
import { useSaveSettings } from './api.ts'
import { changeOf, conflictsOf, type SettingName } from './settings-merge.ts'

export type SettingsConflict = { current: StaffSettings; change: SettingsChange; names: SettingName[] }

function currentOf(error: unknown): StaffSettings | null {
  if (!(error instanceof CallError) || error.code !== 'property/stale-revision') return null
  const parsed = z.safeParse(z.object({ current: staffSettingsSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}

/** Settings on screen, based on those that were read; saves what differs, and asks only about what really clashes. */
export function useSettingsForm(latest: StaffSettings) {
  const [base, setBase] = useState(latest)
  const [settings, setSettings] = useState(latest.settings)
  const [conflict, setConflict] = useState<SettingsConflict | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = useSaveSettings()
  // A second click may come before the first one has been rendered.
  const isSending = useRef(false)
  const change = changeOf(base.settings, settings)
  const isDirty = Object.keys(change).length > 0

  const adopt = (read: StaffSettings) => {
    setBase(read)
    setSettings(read.settings)
  }

  // A colleague's version comes in by itself as long as nothing would be lost.
  const canAdopt = !isDirty && !save.isPending && latest !== base && latest.revision >= base.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopt reads nothing that could be old
  useEffect(() => {
    if (canAdopt) adopt(latest)
  }, [canAdopt, latest])

  const send = (revision: number, wanted: SettingsChange) => {
    if (isSending.current) return
    isSending.current = true
    save.mutate(
      { propertyId: base.propertyId, revision, change: wanted },
      {
        onSuccess: (saved) => {
          setConflict(null)
          setSavedAt(Date.now())
          adopt(saved)
        },
        onError: (error) => {
          const current = currentOf(error)
          if (!current) return
          const names = conflictsOf(base.settings, wanted, current.settings)
          isSending.current = false
          // Somebody changed other settings: both go in.
          if (names.length === 0) send(current.revision, wanted)
          else setConflict({ current, change: wanted, names })
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return {
    base,
    settings,
    set: (part: Partial<PropertySettings>) => setSettings((before) => ({ ...before, ...part })),
    isDirty,
    isSaving: save.isPending,
    savedAt,
    /** A conflict has its dialog, a session that ended its page. */
    error: save.error && !currentOf(save.error) && !isSignedOut(save.error) ? save.error : null,
    save: () => send(base.revision, change),
    discard: () => {
      save.reset()
      adopt(latest)
    },
    conflict,
    closeConflict: () => setConflict(null),
    keepMine: () => conflict && send(conflict.current.revision, conflict.change),
    takeTheirs: () => {
      if (!conflict) return
      const { current, change: mine, names } = conflict
      const kept = Object.fromEntries(
        Object.entries(mine).filter(([name]) => !names.includes(name as SettingName)),
      )
      setConflict(null)
      setBase(current)
      setSettings({ ...current.settings, ...kept })
    },
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
