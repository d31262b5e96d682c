import { CallError } from '@innkeeper/api/client.ts'
import type { SubmissionItem } from '@innkeeper/api/registration/submissions.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

/** Whoever was erased has no name left. */
export function nameOf(t: AdminTranslate, { name, isLocked }: Pick<SubmissionItem, 'name' | 'isLocked'>) {
  return name || t(isLocked ? 'regSubs.erasedGuest' : 'regSubs.noName')
}

export const peopleOf = ({ companions }: Pick<SubmissionItem, 'companions'>): number => companions + 1

/** A colleague removed what is open here. */
export const isRemoved = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'registration/unknown'
