import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findTemplate, requireTemplate } from './repository.ts'
import { templateSettings } from './tables.ts'

/** The signature that stands in every e-mail with a place for one; null while nobody chose. */
export async function findDefaultSignatureId(tx: Tx, propertyId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: templateSettings.defaultSignatureId })
    .from(templateSettings)
    .where(eq(templateSettings.propertyId, propertyId))
  return row?.id ?? null
}

/** Throws `template/unknown`, or `template/wrong-type` for what is no signature. */
export async function chooseDefaultSignature(
  tx: Tx,
  { propertyId, userId }: Pick<Staff, 'propertyId' | 'userId'>,
  templateId: string | null,
): Promise<{ templateId: string | null }> {
  const before = await findDefaultSignatureId(tx, propertyId)
  if (before === templateId) return { templateId }
  const chosen = templateId === null ? null : await requireTemplate(tx, propertyId, templateId)
  if (chosen && chosen.template.type !== 'signature') {
    throw new AppError('template/wrong-type', 'This is no signature.')
  }
  await tx
    .insert(templateSettings)
    .values({ propertyId, defaultSignatureId: templateId })
    .onConflictDoUpdate({ target: templateSettings.propertyId, set: { defaultSignatureId: templateId } })
  const touched = chosen ?? (before === null ? null : await findTemplate(tx, propertyId, before))
  if (touched) {
    await emit(tx, propertyId, 'template.changed', {
      ...{ templateId: touched.template.id, revision: touched.revision },
      ...{ by: userId, isDeleted: false },
    })
  }
  return { templateId }
}

/** A signature that goes is nobody's default any more. */
export async function forgetDefaultSignature(tx: Tx, propertyId: string, id: string): Promise<void> {
  if ((await findDefaultSignatureId(tx, propertyId)) !== id) return
  await tx
    .update(templateSettings)
    .set({ defaultSignatureId: null })
    .where(eq(templateSettings.propertyId, propertyId))
}
