import {
  changeMessageSettings,
  checkMessageDns,
  getMessageSettings,
  makeDkimKey,
  sendTestSms,
} from '@innkeeper/api/messaging/settings.ts'
import type { FastifyRequest } from 'fastify'
import { type Handler, read, respond, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { makePrivateKey } from './dkim-key.ts'
import type { MessageSettingsService } from './service.ts'

type Dependencies = {
  settings: MessageSettingsService
  properties: PropertyService
  linkOrigin(request: FastifyRequest): string
  sendTest(propertyId: string, phone: string): Promise<{ isInside: boolean }>
}

export function messageSettingsHandlers({
  settings,
  properties,
  linkOrigin,
  sendTest,
}: Dependencies): Handler[] {
  const houseOf = async ({ propertyId, request }: { propertyId: string; request: FastifyRequest }) => {
    const { timeZone, revision } = (await properties.snapshot(propertyId)).property
    return { propertyId, timeZone, revision, origin: linkOrigin(request) }
  }
  return [
    read(getMessageSettings, async (context) => settings.read(await houseOf(context))),
    writeAfter(changeMessageSettings, houseOf, ({ staff, body }, tx, house) =>
      settings.change(tx, staff, house, body),
    ),
    writeAfter(
      makeDkimKey,
      async (context) => ({ house: await houseOf(context), privateKey: await makePrivateKey() }),
      ({ staff, body }, tx, { house, privateKey }) =>
        settings.signWith(tx, staff, house, { ...body, privateKey }),
    ),
    // Name servers and providers are asked in between, so these open their own transactions.
    respond(checkMessageDns, async ({ propertyId }) => ({ records: await settings.checkDns(propertyId) })),
    respond(sendTestSms, async ({ propertyId, body }) => {
      await properties.requireModule(propertyId, 'messagingSms')
      return sendTest(propertyId, body.phone)
    }),
  ]
}
