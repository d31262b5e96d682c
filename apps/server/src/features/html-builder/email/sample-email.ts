import {
  SAMPLE_BRAND,
  SAMPLE_MODULES,
  SAMPLE_PROPERTY,
} from '@innkeeper/html-builder/testing/sample-modules.ts'
import type { EmailInput } from './compile.ts'

/** An e-mail with every module, for tests and measurements. */
export const SAMPLE_EMAIL: EmailInput = {
  type: 'email',
  modules: SAMPLE_MODULES,
  style: { innerBgColor: null, outerBgColor: null },
  subject: 'See you soon, {{firstName}}',
  preheader: '{{firstName}}, all you need for your stay',
  isMarketing: true,
  setting: {
    propertyId: SAMPLE_PROPERTY,
    propertyName: 'Fjellheim',
    origin: 'https://stay.example',
    mediaOrigin: 'https://media.stay.example',
    brand: SAMPLE_BRAND,
    language: 'en',
    contact: {
      address: 'Fjellveien 12, 2686 Lom',
      phone: '+47 61 00 00 00',
      email: 'hello@fjellheim.example',
    },
  },
}
