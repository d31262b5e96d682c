import { getMailingChoices } from '@innkeeper/api/messaging/mailings.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import type { SendableEmails } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { LeavesHouse } from '../leaves-house.ts'
import type { MailingHouse } from './mailing-house.ts'

type Dependencies = {
  properties: Pick<PropertyService, 'snapshot'>
  sendableEmails: Pick<SendableEmails, 'choices'>
  houseOf(propertyId: string): Promise<MailingHouse>
  leavesHouse: LeavesHouse
}

/** What the page of a new message offers. */
export function choicesHandler(dependencies: Dependencies): Handler {
  const { properties, sendableEmails, houseOf, leavesHouse } = dependencies
  return read(getMailingChoices, async ({ propertyId }) => {
    const [{ units, unitCategories, targetGroups }, emails, { quietHours }, leaves] = await Promise.all([
      properties.snapshot(propertyId),
      sendableEmails.choices(propertyId),
      houseOf(propertyId),
      leavesHouse(propertyId),
    ])
    return {
      unitCategories: unitCategories.map(({ id, name }) => ({ id, name })),
      units: units.map(({ id, code, categoryId }) => ({ id, code, categoryId })),
      targetGroups: targetGroups.map(({ id, name }) => ({ id, name })),
      emails,
      quietHours,
      leaves,
    }
  })
}
