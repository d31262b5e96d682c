import * as z from 'zod/mini'

/** What the audit log knows; a new action is added here and gets its words in the staff app. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-out-everywhere',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.failed',
  'second-factor.locked',
  'recovery-codes.renewed',
  'account.renamed',
  'account.disabled',
  'account.enabled',
  'password.changed',
  'password.reset',
  'api-token.created',
  'api-token.revoked',
  'member.invited',
  'invitation.withdrawn',
  'member.joined',
  'role.changed',
  'member.removed',
  'property.created',
  'property.entered',
  'property.changed',
  'payments.changed',
  'plan.changed',
  'module.changed',
  'trial.started',
  'module.granted',
  'unit.exported',
  'unit-access.changed',
  'export.made',
  'document.read',
] as const
export const auditActionSchema = z.enum(AUDIT_ACTIONS)
export type AuditAction = z.infer<typeof auditActionSchema>
