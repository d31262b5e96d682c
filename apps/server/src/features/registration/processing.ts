import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import { findForms } from './forms/repository.ts'

/** The forms guests are asked, with the law that keeps them. */
export const registrationProcessing = (db: Database): Processing => ({
  async registers(propertyId) {
    const forms = await db.tenant(propertyId, (tx) => findForms(tx, propertyId), { readOnly: true })
    return forms
      .filter(({ isOn }) => isOn)
      .map(({ name, body }) => ({ name, country: body.country, months: body.keptMonths }))
  },
})
