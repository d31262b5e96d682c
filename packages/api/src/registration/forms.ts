import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { formSchema } from '@innkeeper/domain/registration/form-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const FORMS = { access: 'staff', capability: 'content:edit', module: 'registrationForms' } as const
const formParams = z.object({ id: publicIdSchema })

export const staffFormSchema = z.extend(formSchema, {
  id: z.string(),
  version: z.int(),
  revision: z.int(),
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
  /** How many were sent with it, whichever version. */
  sent: z.int(),
})
export type StaffForm = z.infer<typeof staffFormSchema>

const formsSchema = z.object({
  forms: z.array(staffFormSchema),
  /** The property's country, whose law is meant first. */
  country: z.nullable(z.string()),
  /** The property's own terms, which are meant where a form has none. */
  termsUrl: z.nullable(z.string()),
})

export const listStaffForms = defineEndpoint({
  ...FORMS,
  method: 'GET',
  path: 'hotel/registrationForms',
  summary: 'The registration forms of the property, in the order in which they are looked through',
  response: formsSchema,
})

export const makeRegistrationForm = defineEndpoint({
  ...FORMS,
  method: 'POST',
  path: 'hotel/registrationFormsFields',
  summary: 'A new form with its field set',
  body: formSchema,
  limits: { bodyBytes: 256 * 1024, callsPerMinute: 60 },
  response: staffFormSchema,
})

export const saveRegistrationForm = defineEndpoint({
  ...FORMS,
  method: 'PUT',
  path: 'hotel/registrationForms/:id',
  summary: 'Change a form; what guests are asked becomes a new version, what was sent keeps its own',
  params: formParams,
  body: z.extend(formSchema, { revision: z.int() }),
  limits: { bodyBytes: 256 * 1024, callsPerMinute: 120 },
  response: staffFormSchema,
})

export const deleteRegistrationForm = defineEndpoint({
  ...FORMS,
  method: 'DELETE',
  path: 'hotel/registrationForms/:id',
  summary: 'Delete a form; what was sent with it stays as long as it must',
  params: formParams,
  response: z.object({}),
})

export const orderRegistrationForms = defineEndpoint({
  ...FORMS,
  method: 'POST',
  path: 'hotel/registrationForms/order',
  summary: 'The order in which forms are looked through for a guest',
  body: z.object({ ids: z.array(publicIdSchema).check(z.maxLength(50)) }),
  response: formsSchema,
})
