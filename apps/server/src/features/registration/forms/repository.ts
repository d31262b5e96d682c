import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import {
  type FormRow,
  type FormVersionRow,
  registrationForms,
  registrationFormVersions,
  registrationSubmissions,
} from '../tables.ts'

export type StoredForm = FormRow & { body: FormBody }

const one = (propertyId: string, id: string) =>
  and(eq(registrationForms.propertyId, propertyId), eq(registrationForms.id, id))

/** The forms of a property with the version in use, in the order in which they are looked through. */
export async function findForms(tx: Tx, propertyId: string): Promise<StoredForm[]> {
  const rows = await tx
    .select({ form: registrationForms, body: registrationFormVersions.body })
    .from(registrationForms)
    .innerJoin(
      registrationFormVersions,
      and(
        eq(registrationFormVersions.propertyId, registrationForms.propertyId),
        eq(registrationFormVersions.formId, registrationForms.id),
        eq(registrationFormVersions.version, registrationForms.version),
      ),
    )
    .where(eq(registrationForms.propertyId, propertyId))
    .orderBy(asc(registrationForms.position), asc(registrationForms.id))
  return rows.map(({ form, body }) => ({ ...form, body }))
}

/** A version as it was, also of a form that is gone. */
export async function findFormVersion(
  tx: Tx,
  propertyId: string,
  formId: string,
  version: number,
): Promise<FormVersionRow | null> {
  const [row] = await tx
    .select()
    .from(registrationFormVersions)
    .where(
      and(
        eq(registrationFormVersions.propertyId, propertyId),
        eq(registrationFormVersions.formId, formId),
        eq(registrationFormVersions.version, version),
      ),
    )
  return row ?? null
}

/** Held until the transaction ends; null where there is none. */
export async function lockForm(tx: Tx, propertyId: string, id: string): Promise<StoredForm | null> {
  const [form] = await tx.select().from(registrationForms).where(one(propertyId, id)).for('update')
  const version = form && (await findFormVersion(tx, propertyId, id, form.version))
  return version ? { ...form, body: version.body } : null
}

export async function insertForm(tx: Tx, { body, ...form }: StoredForm): Promise<void> {
  await tx.insert(registrationForms).values(form)
  await insertVersion(tx, form, body)
}

async function insertVersion(
  tx: Tx,
  { propertyId, id, version, changedAt }: FormRow,
  body: FormBody,
): Promise<void> {
  await tx
    .insert(registrationFormVersions)
    .values({ propertyId, formId: id, version, body, madeAt: changedAt })
}

/** Puts a new version in the place of the one in use; that one stays as it is. */
export async function replaceVersion(tx: Tx, form: FormRow, body: FormBody): Promise<void> {
  await markReplaced(tx, { ...form, version: form.version - 1 }, form.changedAt)
  await insertVersion(tx, form, body)
}

async function markReplaced(tx: Tx, { propertyId, id, version }: FormRow, at: Date): Promise<void> {
  await tx
    .update(registrationFormVersions)
    .set({ replacedAt: at })
    .where(
      and(
        eq(registrationFormVersions.propertyId, propertyId),
        eq(registrationFormVersions.formId, id),
        eq(registrationFormVersions.version, version),
      ),
    )
}

export async function updateForm(tx: Tx, { propertyId, id, ...change }: FormRow): Promise<void> {
  await tx.update(registrationForms).set(change).where(one(propertyId, id))
}

/** Its versions stay: what was sent is read with them. */
export async function deleteForm(tx: Tx, form: FormRow, at: Date): Promise<void> {
  await markReplaced(tx, form, at)
  await tx.delete(registrationForms).where(one(form.propertyId, form.id))
}

export async function writePosition(tx: Tx, { propertyId, id }: FormRow, position: number): Promise<void> {
  await tx.update(registrationForms).set({ position }).where(one(propertyId, id))
}

/** How many were sent with each form, whichever version. */
export async function countSent(tx: Tx, propertyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ formId: registrationSubmissions.formId, sent: count() })
    .from(registrationSubmissions)
    .where(eq(registrationSubmissions.propertyId, propertyId))
    .groupBy(registrationSubmissions.formId)
  return new Map(rows.map(({ formId, sent }) => [formId, sent]))
}

/** Null once it was deleted. */
export async function findFormName(tx: Tx, propertyId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: registrationForms.name })
    .from(registrationForms)
    .where(one(propertyId, id))
  return row?.name ?? null
}
