import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { type FailureTexts, loadFailureTexts } from '../../failure-texts.ts'
import { pageKind } from '../../page-kind.ts'
import { comesBackScript } from './comes-back.ts'
import screenStyle from './failure-screen.module.css?inline'
import { FailureScreen } from './failure-screen.tsx'
import { forgetDraftScript } from './forget-draft.ts'
import contactStyle from './hotel-contact.module.css?inline'

const STATUS = {
  'unknown-property': 404,
  'unknown-address': 404,
  inactive: 410,
  'no-ordering': 404,
  unavailable: 404,
  gone: 404,
  away: 503,
  'too-many': 429,
  error: 500,
} as const

export const failureKind = pageKind<'failure', FailureTexts>({
  start: null,
  style: screenStyle + contactStyle,
  loadTexts: loadFailureTexts,
  screen: ({ data: { failure, clientData } }, { write }) => (
    <FailureScreen failure={failure} clientData={clientData} write={write} />
  ),
  describe: ({ data: { clientData } }, { language }) => ({
    title: clientData?.name ?? 'Innkeeper',
    description: '',
    language,
    brand: clientData?.brand ?? DEFAULT_BRAND,
  }),
  inlineScript: ({ failure }) => comesBackScript(failure) ?? forgetDraftScript(failure),
  statusOf: ({ failure }) => STATUS[failure],
})
