import type { SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import type { SmsKeys } from '@innkeeper/domain/messaging/sms-keys.ts'
import { GATEWAY_LIMIT_MS } from './gateway-http.ts'
import { createGatewayApi, GATEWAYAPI_URLS } from './gatewayapi.ts'
import type { SmsGateway } from './port.ts'
import { createTwilio, TWILIO_URL } from './twilio.ts'

/** Who a property's SMS come from, and where reports go; null where nobody outside can reach us. */
export type SmsSending = { sender: string; webhookUrl: string | null }

/** Opens a property's account at a provider; each property brings its own keys. */
export type SmsAdapters = { [P in SmsProvider]: (keys: SmsKeys[P], sending: SmsSending) => SmsGateway }

/** Addresses are the providers' own unless a test says otherwise. */
type Options = { twilioUrl?: string; gatewayApiUrl?: string; limitMs?: number }

export function createSmsAdapters(options: Options = {}): SmsAdapters {
  const { twilioUrl, gatewayApiUrl, limitMs = GATEWAY_LIMIT_MS } = options
  return {
    twilio: (keys, sending) =>
      createTwilio({ ...keys, ...sending }, { baseUrl: twilioUrl ?? TWILIO_URL, limitMs }),
    gatewayapi: (keys, sending) => {
      const baseUrl = gatewayApiUrl ?? (keys.isEu ? GATEWAYAPI_URLS.eu : GATEWAYAPI_URLS.world)
      return createGatewayApi({ ...keys, ...sending }, { baseUrl, limitMs })
    },
  }
}
