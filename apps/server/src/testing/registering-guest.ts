import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { FilledForm } from '@innkeeper/domain/registration/values.ts'
import { and, eq } from 'drizzle-orm'
import {
  registrationForms,
  registrationFormVersions,
  registrationPictures,
  registrationSubmissions,
} from '../features/registration/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import type { Answer } from './caller.ts'
import { aGuestDesk } from './guest-desk.ts'

/** A name drawn in one line. */
export const A_SIGNATURE: FilledForm['signature'] = {
  kind: 'drawn',
  strokes: [
    [
      [103, 207],
      [251, 119],
      [397, 263],
    ],
  ],
}

/** What an American writes into the Danish form. */
export const AMERICAN: FilledForm['values'] = {
  firstName: 'Nora',
  lastName: 'Winters',
  birthDate: '1984-03-17',
  nationality: 'US',
  address: 'Quincy Street 81, Portland',
  documentType: 'passport',
  passportNumber: 'X7719403K',
  acceptedTerms: 'yes',
}

export const filledBy = (
  values: FilledForm['values'] = AMERICAN,
  more: Partial<FilledForm> = {},
): FilledForm => ({ values, companions: [], signature: A_SIGNATURE, ...more })

/** A form of the property in its first version. */
export async function aForm(
  app: TestApp,
  propertyId: string,
  { body = formBodyOf('DK'), targetGroupIds = [] as string[], position = 0 } = {},
): Promise<{ formId: string; replace(body: FormBody): Promise<void> }> {
  const formId = newId()
  const changedAt = app.clock.now()
  const form = { propertyId, id: formId, name: 'Guests', position, targetGroupIds, version: 1, changedAt }
  await app.db.tenant(propertyId, async (tx) => {
    await tx.insert(registrationForms).values(form)
    await tx
      .insert(registrationFormVersions)
      .values({ propertyId, formId, version: 1, body, madeAt: changedAt })
  })
  let version = 1
  return {
    formId,
    replace: (next) =>
      app.db.tenant(propertyId, async (tx) => {
        const madeAt = app.clock.now()
        const old = and(
          eq(registrationFormVersions.formId, formId),
          eq(registrationFormVersions.version, version),
        )
        await tx.update(registrationFormVersions).set({ replacedAt: madeAt }).where(old)
        version += 1
        await tx.insert(registrationFormVersions).values({ propertyId, formId, version, body: next, madeAt })
        await tx.update(registrationForms).set({ version }).where(eq(registrationForms.id, formId))
      }),
  }
}

/** The Danish form with a picture of the document. */
export function withPicture(body = formBodyOf('DK'), isRequired = true): FormBody {
  const fields = body.fields.map((field) =>
    field.name === 'idPicture' ? { ...field, isEnabled: true, isRequired } : field,
  )
  return { ...body, fields }
}

let networks = 0

/** A browser that fills in a form: it keeps the cookies it gets. */
export function aRegisteringGuest(app: TestApp, propertyId: string, first = '') {
  let cookie = first
  networks += 1
  const remoteAddress = `10.${9 + (networks >> 16)}.${(networks >> 8) % 256}.${networks % 256}`
  async function call(
    method: 'GET' | 'POST',
    path: string,
    payload?: object | Buffer,
  ): Promise<Answer & { headers: Record<string, unknown> }> {
    const answer = await app.inject({
      method,
      url: `/api/guest/${propertyId}/${path}`,
      remoteAddress,
      headers: {
        ...(cookie && { cookie }),
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload ? { payload } : {}),
    })
    const set = answer.headers['set-cookie']
    if (set) cookie = String(set).split(';')[0] ?? ''
    const { data, code, details } = answer.json()
    return { status: answer.statusCode, data, code, details, headers: answer.headers }
  }
  return {
    call,
    cookie: () => cookie,
    start: (booking: string) => call('GET', `registration/${booking}`),
    send: (sent: { booking: string; formId: string; filled?: FilledForm } & Record<string, unknown>) =>
      call('POST', 'submittedRegistrationFormsV2', {
        ...{ version: 1, clientKey: newId(), person: 'main', termsVersion: 1, filled: filledBy() },
        ...sent,
      }),
    picture: (booking: string, bytes: Buffer, clientKey = newId()) =>
      call('POST', `registrationPictures?booking=${booking}&clientKey=${clientKey}`, bytes),
    link: (booking: string, name: string, replaces?: string) =>
      call('POST', 'registrationLinks', { booking, name, ...(replaces && { replaces }) }),
    readBack: (formId: string) => call('GET', `submittedRegistrationFormsV2/${formId}`),
    printable: (ids: string[]) => call('POST', 'allPrintableForms', { printableFormsIds: ids }),
  }
}

/** A Danish house with a form, and somebody at its desk. */
export async function aRegisteringHouse(
  app: TestApp,
  body: FormBody = formBodyOf('DK'),
  terms: string | null = 'https://hotel.example/terms',
) {
  const desk = await aGuestDesk(app, { policyLinks: { privacy: null, terms } })
  const { propertyId } = desk
  const form = await aForm(app, propertyId, { body })
  return {
    ...desk,
    ...form,
    guest: (cookie?: string) => aRegisteringGuest(app, propertyId, cookie),
    submissions: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(registrationSubmissions)
          .where(eq(registrationSubmissions.propertyId, propertyId))
          .orderBy(registrationSubmissions.sentAt, registrationSubmissions.id),
      ),
    pictures: () =>
      app.db.tenant(propertyId, (tx) =>
        tx.select().from(registrationPictures).where(eq(registrationPictures.propertyId, propertyId)),
      ),
  }
}
export type RegisteringHouse = Awaited<ReturnType<typeof aRegisteringHouse>>
