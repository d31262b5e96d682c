import {
  deleteSurvey,
  getStaffSurvey,
  getSurveyUses,
  makeSurvey,
  openSurvey,
  publishSurvey,
  saveSurvey,
} from '@innkeeper/api/survey/surveys.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, write, writeAfter } from '../../../platform/http/handlers.ts'
import type { WhereUsed } from '../../../platform/where-used.ts'
import type { PropertyService } from '../../properties/service.ts'
import { createSurveyCommands } from './commands.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot'>
  whereUsed: Pick<WhereUsed, 'surveys'>
}

/** What staff do with surveys. */
export function surveyHandlers({ db, clock, properties, whereUsed }: Dependencies): Handler[] {
  const commands = createSurveyCommands({ clock })
  const localizationOf = async ({ propertyId }: { propertyId: string }) =>
    (await properties.snapshot(propertyId)).property.localization

  return [
    read(getStaffSurvey, ({ propertyId, params }) =>
      db.tenant(propertyId, (tx) => commands.open(tx, propertyId, params.id), { readOnly: true }),
    ),
    read(getSurveyUses, async ({ propertyId, params: { id } }) => {
      const index = defaultLanguage(await localizationOf({ propertyId }))?.index ?? 0
      return db.tenant(
        propertyId,
        async (tx) => {
          await commands.open(tx, propertyId, id)
          return { places: await whereUsed.surveys(tx, propertyId, id, index) }
        },
        { readOnly: true },
      )
    }),
    writeAfter(makeSurvey, localizationOf, ({ staff, body }, tx, localization) =>
      commands.make(tx, staff, body, localization),
    ),
    write(saveSurvey, ({ staff, params, body }, tx) => commands.save(tx, staff, { id: params.id, ...body })),
    writeAfter(publishSurvey, localizationOf, ({ staff, params, body }, tx, localization) =>
      commands.publish(tx, staff, { id: params.id, revision: body.revision }, localization),
    ),
    write(openSurvey, ({ staff, params, body }, tx) => commands.setOpen(tx, staff, params.id, body.isOpen)),
    write(deleteSurvey, async ({ staff, params }, tx) => {
      await commands.remove(tx, staff, params.id)
      return {}
    }),
  ]
}
