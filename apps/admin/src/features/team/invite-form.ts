import { invitedEmailSchema } from '@innkeeper/domain/team/invitations.ts'
import type { GrantableRole } from '@innkeeper/domain/team/roles.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../platform/texts.ts'

export type InviteValues = { email: string; roles: GrantableRole[]; categories: string[] }

export const EMPTY_INVITE: InviteValues = { email: '', roles: [], categories: [] }

/** What the form says of its fields, before anything is sent. */
export function inviteProblems({ email, roles, categories }: InviteValues, t: AdminTranslate) {
  return {
    email: emailProblem(email, t),
    roles: roles.length === 0 ? t('team.roles.required') : null,
    categories: areCategoriesMissing({ roles, categories }) ? t('team.categories.required') : null,
  }
}

/** The kitchen without categories would sit before an empty screen. */
export function areCategoriesMissing({
  roles,
  categories,
}: Pick<InviteValues, 'roles' | 'categories'>): boolean {
  return roles.includes('kitchen') && categories.length === 0
}

function emailProblem(email: string, t: AdminTranslate): string | null {
  if (email.trim() === '') return t('form.required')
  return z.safeParse(invitedEmailSchema, email).success ? null : t('form.invalidEmail')
}
