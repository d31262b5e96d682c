import {
  deleteRegistrationForm,
  listStaffForms,
  makeRegistrationForm,
  orderRegistrationForms,
  saveRegistrationForm,
} from '@innkeeper/api/registration/forms.ts'
import { guessedCountry } from '@innkeeper/domain/properties/guessed-country.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { type Handler, read, write, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { createFormCommands } from './commands.ts'
import { presentForm } from './presenter.ts'
import { countSent, findForms, type StoredForm } from './repository.ts'

type Dependencies = { db: Database; clock: Clock; properties: Pick<PropertyService, 'snapshot'> }

/** The forms of a property, as staff edit them. */
export function formHandlers({ db, clock, properties }: Dependencies): Handler[] {
  const commands = createFormCommands({ clock })

  /** By its clock: a house stands where its time is. */
  async function houseOf({ propertyId }: { propertyId: string }) {
    const { timeZone, policyLinks } = (await properties.snapshot(propertyId)).property
    return { country: guessedCountry({ timeZone, languages: [] }), termsUrl: policyLinks.terms }
  }
  type House = Awaited<ReturnType<typeof houseOf>>

  async function present(tx: Tx, propertyId: string, forms: readonly StoredForm[], house: House) {
    const sent = await countSent(tx, propertyId)
    return { forms: forms.map((form) => presentForm(form, sent)), ...house }
  }

  return [
    read(listStaffForms, async ({ propertyId }) => {
      const house = await houseOf({ propertyId })
      return db.tenant(
        propertyId,
        async (tx) => present(tx, propertyId, await findForms(tx, propertyId), house),
        { readOnly: true },
      )
    }),
    write(makeRegistrationForm, ({ staff, body }, tx) => commands.make(tx, staff, body)),
    write(saveRegistrationForm, ({ staff, params, body }, tx) => commands.save(tx, staff, params.id, body)),
    write(deleteRegistrationForm, async ({ staff, params }, tx) => {
      await commands.remove(tx, staff, params.id)
      return {}
    }),
    writeAfter(orderRegistrationForms, houseOf, async ({ staff, propertyId, body }, tx, house) =>
      present(tx, propertyId, await commands.order(tx, staff, body.ids), house),
    ),
  ]
}
