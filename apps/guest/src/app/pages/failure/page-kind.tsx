import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { type InterfaceTexts, loadInterfaceTexts } from '../../interface-texts.ts'
import { createPageAnswers } from '../../page-answers.ts'
import { pageKind } from '../../page-kind.ts'
import { Providers } from '../../shell/providers.tsx'
import style from './failure-screen.module.css?inline'
import { FailureScreen } from './failure-screen.tsx'

const STATUS = {
  'unknown-property': 404,
  'unknown-address': 404,
  inactive: 410,
  unavailable: 404,
  error: 500,
} as const

export const failureKind = pageKind<'failure', InterfaceTexts>({
  start: null,
  style,
  loadTexts: loadInterfaceTexts,
  screen: ({ data: { failure, clientData }, clientVersion }, texts) => (
    <Providers answers={createPageAnswers(clientVersion)} write={texts.write}>
      <FailureScreen failure={failure} clientData={clientData} />
    </Providers>
  ),
  describe: ({ data: { clientData } }, { language }) => ({
    title: clientData?.name ?? 'Innkeeper',
    description: '',
    language,
    brand: clientData?.brand ?? DEFAULT_BRAND,
  }),
  statusOf: ({ failure }) => STATUS[failure],
})
