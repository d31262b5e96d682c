import { type StaffUpgrade, staffUpgradeSchema } from '@innkeeper/api/room-upgrades.ts'
import { roomUpgradeSchema } from '@innkeeper/domain/room-upgrades/schema.ts'
import { seasonProblems } from '@innkeeper/domain/room-upgrades/seasons.ts'
import * as z from 'zod/mini'
import { changedParts } from '../../../components/editing/form/changed-parts.ts'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { useSaveUpgrade } from '../api.ts'
import { draftOf, type UpgradeDraft } from './upgrade-draft.ts'

/** A price is typed in one go more often than not: guests see it once the fingers rest. */
const REST_MS = 600
const LONGEST_WAIT_MS = 3000

export const upgradeDraftSchema = z.omit(roomUpgradeSchema, { id: true, version: true, from: true, to: true })

/** Prices of weekdays are merged one by one. */
export const upgradeForm: FormKind<StaffUpgrade, UpgradeDraft> = {
  draftOf,
  tidy: (draft) => draft,
  depths: { weekdayPrices: 2 },
  stale: { code: 'upgrade/stale-revision', current: staffUpgradeSchema },
  draftSchema: upgradeDraftSchema,
  autosave: { delayMs: REST_MS, longestWaitMs: LONGEST_WAIT_MS, isComplete: isComplete },
}

/** Whether all of it can be saved as it stands. */
export function isComplete(draft: UpgradeDraft): boolean {
  return z.safeParse(upgradeDraftSchema, draft).success && seasonProblems(draft.seasons).length === 0
}

/** The upgrade on screen, based on the one that was read. */
export function useUpgradeForm(latest: StaffUpgrade): RevisionForm<StaffUpgrade, UpgradeDraft> {
  const save = useSaveUpgrade()
  const { id } = latest.upgrade
  return useRevisionForm(upgradeForm, latest, {
    name: { form: 'room-upgrade', id },
    send: (base, draft) =>
      save.mutateAsync({ id, revision: base.revision, change: changedParts(draftOf(base), draft) }),
  })
}

export type UpgradeForm = ReturnType<typeof useUpgradeForm>
