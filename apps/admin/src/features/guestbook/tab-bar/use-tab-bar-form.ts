import { CallError } from '@innkeeper/api/client.ts'
import { type StaffTabBar, staffTabBarSchema } from '@innkeeper/api/guestbook/tab-bar.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { isSignedOut } from '../../../platform/error-text.ts'
import { sameJson } from '../../../platform/same-json.ts'
import { useSaveTabBar } from './api.ts'

/** The version somebody saved meanwhile, when a refusal carries it. */
export function currentBarOf(error: unknown): StaffTabBar | null {
  if (!(error instanceof CallError) || error.code !== 'guestbook/stale-tab-bar') return null
  const parsed = z.safeParse(z.object({ current: staffTabBarSchema }), error.details)
  return parsed.success ? parsed.data.current : null
}

/** The bar on screen, based on the one that was read. */
export function useTabBarForm(latest: StaffTabBar) {
  const [base, setBase] = useState(latest)
  const [tabBar, setTabBar] = useState(latest.tabBar)
  const [conflict, setConflict] = useState<StaffTabBar | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const save = useSaveTabBar()
  // A second click may come before the first one has been rendered.
  const isSending = useRef(false)
  const isDirty = !sameJson(base.tabBar, tabBar)

  const adopt = (read: StaffTabBar) => {
    setBase(read)
    setTabBar(read.tabBar)
  }

  // A colleague's version comes in by itself as long as nothing would be lost.
  const canAdopt = !isDirty && !save.isPending && latest !== base
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopt reads nothing that could be old
  useEffect(() => {
    if (canAdopt) adopt(latest)
  }, [canAdopt, latest])

  const send = (revision: string) => {
    if (isSending.current) return
    isSending.current = true
    save.mutate(
      { revision, tabBar },
      {
        onSuccess: (saved) => {
          setConflict(null)
          setSavedAt(Date.now())
          adopt(saved)
        },
        onError: (error) => setConflict(currentBarOf(error)),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return {
    base,
    tabBar,
    set: (change: (before: TabBar) => TabBar) => setTabBar(change),
    isDirty,
    isSaving: save.isPending,
    savedAt,
    /** A conflict has its dialog, a session that ended its page. */
    error: save.error && !currentBarOf(save.error) && !isSignedOut(save.error) ? save.error : null,
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

export type TabBarForm = ReturnType<typeof useTabBarForm>
