import { getSurvey, getSurveyResponse, sendSurveyResponse } from '@innkeeper/api/survey/guest.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Tries } from '../../../platform/auth/tries.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import type { KnownDevices } from '../../../platform/http/known-devices.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { ReadBack } from './read-back.ts'
import type { Send } from './send.ts'
import type { Start } from './start.ts'

/** In a minute: of a device, and of a network, in which there are a house full of guests. */
const SENT = { device: 6, network: 60 }

type Dependencies = {
  properties: PropertyService
  tries: Tries
  devices: KnownDevices
  start: Start
  send: Send
  readBack: ReadBack
  isPreviewKey(key: string, propertyId: string): Promise<boolean>
}

/** What guests call: the survey, sending answers, and reading one's own. */
export function guestSurveyHandlers(dependencies: Dependencies): Handler[] {
  const { properties, tries, devices, start, send, readBack, isPreviewKey } = dependencies

  async function languageOf(propertyId: string, request: FastifyRequest, index: number | undefined) {
    const { property } = await properties.snapshot(propertyId)
    const language = chooseLanguage(property.localization, languagePreference(request, index))
    return { languageIndex: language?.index ?? 0, language: language?.code ?? 'en' }
  }
  /** A key that opens no preview is refused: what was meant as a try must not be counted. */
  async function previewOf(propertyId: string, key: string | undefined): Promise<boolean> {
    if (key === undefined) return false
    if (await isPreviewKey(key, propertyId)) return true
    throw new AppError('auth/not-allowed', 'This preview has ended. Open it again.')
  }

  return [
    read(getSurvey, async ({ propertyId, params, query, request }) => {
      const { languageIndex } = await languageOf(propertyId, request, query.language)
      const found = await start({
        ...{ propertyId, surveyId: params.templateId, linkKey: query.booking ?? null, languageIndex },
        ...{ deviceHash: devices.of(request)?.hash ?? null },
        isPreview: await previewOf(propertyId, query.preview),
      })
      if (!found) throw new AppError('survey/unknown', 'There is no such survey.')
      return found
    }),
    respond(sendSurveyResponse, async ({ propertyId, body, request }, reply) => {
      const device = devices.forKey(request, body.clientKey)
      const network = clientNetwork(request.ip)
      await tries.take([
        { key: `survey|device|${device.hash}`, most: SENT.device },
        { key: `survey|network|${network}`, most: SENT.network },
      ])
      const { language } = await languageOf(propertyId, request, body.language)
      const isPreview = await previewOf(propertyId, body.preview)
      const answer = await send({
        ...{ propertyId, sent: body, deviceHash: device.hash, network, language, isPreview },
      })
      if (!isPreview) device.keep(reply)
      return answer
    }),
    read(getSurveyResponse, async ({ propertyId, params, query, request }) => {
      const { languageIndex } = await languageOf(propertyId, request, query.language)
      return readBack({
        ...{ propertyId, responseId: params.responseId, linkKey: query.booking ?? null, languageIndex },
        deviceHash: devices.of(request)?.hash ?? null,
      })
    }),
  ]
}
